import english from './english/forms.json' with { type: 'json' };
import type { FormTexts } from './strings.ts';
import type { Placeholder } from './project-config.ts';

export type Placeholders = Readonly<Record<string, Placeholder>>;

/** Names of the installation's URL and host. Samples show their actual values, marked by `<data value="APP_URL">`. */
export const appUrlName = 'APP_URL';
export const appHostName = 'APP_HOST';

const soundsSecret = /(?:^|_)(?:TOKEN|KEY|SECRET|PASSWORD|HASH|PASSPHRASE)(?:_|$)/;

/** Whether a value must stay in memory. A placeholder that is unknown or doesn't say is judged by its name, on the safe side. */
export const isSecret = (name: string, placeholders: Placeholders): boolean =>
  ownOf(name, placeholders)?.secret ?? soundsSecret.test(name);

/** The definition of a placeholder; undefined for an unknown name, including names from `Object.prototype`. */
export const ownOf = (name: string, placeholders: Placeholders): Placeholder | undefined =>
  Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;

const capitals = /^(?:api|dkim|hmac|id|spf|url|uuid)$/;

/** The name in words: `ACCOUNT_ID` → “Account ID”. */
export function labelOf(name: string, placeholders: Placeholders): string {
  const words = name
    .toLowerCase()
    .split('_')
    .map((word) => (capitals.test(word) ? word.toUpperCase() : word))
    .join(' ');
  return ownOf(name, placeholders)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const longest = 500;
/** Characters without a special meaning in shells, URL paths and strings of any language: safe in every sample. */
const harmless = /^[\p{L}\p{N}._~:/@+=,%-]*$/u;

/** A URL without a user name and password. */
const address = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d{1,5})?(?:[/?].*)?$/u;
/** Host and port of a URL. */
export const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/[/?].*$/, '');

/**
 * Why a value can't be used in samples, in one sentence; undefined when it can. An empty value is valid and means "not set". Links can
 * carry values chosen by somebody else, and readers paste samples into terminals, so few characters are allowed.
 */
export function valueProblem(
  name: string,
  value: string,
  placeholders: Placeholders,
  texts: FormTexts = english,
): string | undefined {
  if (value === '') return undefined;
  if (value.length > longest) return texts.valueTooLong.replace('{characters}', String(longest));
  const form = ownOf(name, placeholders)?.form;
  if (form === 'digits') return /^[0-9]+$/.test(value) ? undefined : texts.valueDigits;
  const forbidden = [...value.replace(form === 'url' ? /\?/g : /(?!)/g, '')].find((sign) => !harmless.test(sign));
  if (forbidden !== undefined)
    return /\s/.test(forbidden) ? texts.valueSpaces : texts.valueEscaped.replace('{character}', forbidden);
  return form !== 'url' || address.test(value) ? undefined : texts.valueUrl;
}

/** Trims what was typed, and removes the slashes at the end of a URL. */
export function tidyValue(name: string, typed: string, placeholders: Placeholders): string {
  const value = typed.trim();
  return ownOf(name, placeholders)?.form === 'url' ? value.replace(/\/+$/, '') : value;
}
