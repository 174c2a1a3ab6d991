/** What samples ask the reader to replace: `<ACCOUNT_ID>`. */
export type Placeholder = {
  /** What the reader puts in its place. A name in back-ticks is code. */
  readonly meaning: string;
  /** Name in words; left out: made of the placeholder's name. */
  readonly label?: string | undefined;
  /** Page and anchor of this site that say where the value is found. */
  readonly where?: string | undefined;
  /** What the value has to be; left out: a text. */
  readonly form?: 'digits' | 'url' | undefined;
  /** Whether the value must never be stored or put into a link; left out: the name decides. */
  readonly secret?: boolean | undefined;
};
export type Placeholders = Readonly<Record<string, Placeholder>>;

/** The installation's address and its host stand in samples as they are; `<data value="APP_URL">` marks them. */
export const appUrlName = 'APP_URL';
export const appHostName = 'APP_HOST';

const soundsSecret = /(?:^|_)(?:TOKEN|KEY|SECRET|PASSWORD|HASH|PASSPHRASE)(?:_|$)/;

/** Whether a value must stay in memory. Of a placeholder that isn't known, or doesn't say, the name decides: better one too many. */
export const isSecret = (name: string, placeholders: Placeholders): boolean =>
  ownOf(name, placeholders)?.secret ?? soundsSecret.test(name);

export const ownOf = (name: string, placeholders: Placeholders): Placeholder | undefined =>
  Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;

const capitals = /^(?:api|dkim|hmac|id|spf|url|uuid)$/;

/** `ACCOUNT_ID` in words: “Account ID”. */
export function labelOf(name: string, placeholders: Placeholders): string {
  const words = name
    .toLowerCase()
    .split('_')
    .map((word) => (capitals.test(word) ? word.toUpperCase() : word))
    .join(' ');
  return ownOf(name, placeholders)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Longer texts are no value of a sample. */
const longest = 500;
/** Signs that mean nothing to a shell, in a URL's path, or in a string of any language: a value made of them can stand in every sample. */
const harmless = /^[\p{L}\p{N}._~:/@+=,%-]*$/u;

/** A URL without user name and password. */
const address = /^https?:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d{1,5})?(?:[/?].*)?$/u;
/** The host of a URL, with its port. */
export const hostOf = (url: string): string => url.replace(/^https?:\/\//, '').replace(/[/?].*$/, '');

/**
 * Why a value cannot stand in samples, as one sentence; undefined when it can. An empty value is none, which is fine.
 * A link may bring values that somebody else has chosen, and samples are pasted into terminals: hence the few signs.
 */
export function valueProblem(name: string, value: string, placeholders: Placeholders): string | undefined {
  if (value === '') return undefined;
  if (value.length > longest) return `This is longer than ${longest} characters.`;
  const form = ownOf(name, placeholders)?.form;
  if (form === 'digits') return /^[0-9]+$/.test(value) ? undefined : 'This is a number: digits only.';
  const stranger = [...value.replace(form === 'url' ? /\?/g : /(?!)/g, '')].find((sign) => !harmless.test(sign));
  if (stranger !== undefined)
    return /\s/.test(stranger)
      ? 'Without spaces and line breaks, please.'
      : `The character ${stranger} would have to be escaped in samples. Put this value in by hand.`;
  return form !== 'url' || address.test(value) ? undefined : 'This is a URL such as https://chat.example.com.';
}

/** What stands in samples for a value as it was typed: without spaces around it, a URL without a slash at its end. */
export function tidyValue(name: string, typed: string, placeholders: Placeholders): string {
  const value = typed.trim();
  return ownOf(name, placeholders)?.form === 'url' ? value.replace(/\/+$/, '') : value;
}
