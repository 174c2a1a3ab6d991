import { jsLiteral, type Literal } from '../kit/js-literal.ts';
import { english, type Translate } from '../kit/translate.ts';

/** The input for a call; each method reads the parts it needs. */
export type CallInput = {
  readonly method: string;
  readonly identifier: string;
  readonly identifierKind: 'text' | 'number' | 'missing';
  /** Fields of the user; empty ones are left out. */
  readonly user: Readonly<Record<string, string>>;
  /** One `key = value` per line. */
  readonly attributes: string;
  /** The only argument of methods that take a text; empty when it is omitted. */
  readonly text: string;
};

export type MethodKind = 'user' | 'attributes' | 'key' | 'text' | 'choice' | 'none';
export type SdkMethod = {
  readonly name: string;
  readonly kind: MethodKind /** Name of the text argument. */;
  readonly argument?: string;
  readonly values?: readonly string[] /** Whether the argument is optional. */;
  readonly optional?: true;
};

/** The methods of the running widget, in the order of the reference; a test compares them with `data/widget.json`. */
export const sdkMethods: readonly SdkMethod[] = [
  { name: 'toggle', kind: 'choice', argument: 'state', values: ['open', 'close'], optional: true },
  { name: 'toggleBubbleVisibility', kind: 'choice', argument: 'visibility', values: ['show', 'hide'] },
  { name: 'popoutChatWindow', kind: 'none' },
  { name: 'setUser', kind: 'user' },
  { name: 'setCustomAttributes', kind: 'attributes' },
  { name: 'deleteCustomAttribute', kind: 'key', argument: 'customAttribute' },
  { name: 'setConversationCustomAttributes', kind: 'attributes' },
  { name: 'deleteConversationCustomAttribute', kind: 'key', argument: 'customAttribute' },
  { name: 'setLabel', kind: 'text', argument: 'label' },
  { name: 'removeLabel', kind: 'text', argument: 'label' },
  { name: 'setLocale', kind: 'text', argument: 'locale', optional: true },
  { name: 'setColorScheme', kind: 'choice', argument: 'darkMode', values: ['light', 'auto', 'dark'], optional: true },
  { name: 'reset', kind: 'none' },
];

/** Fields of `setUser` that the builder offers. */
export const userFields = [
  'name',
  'email',
  'avatar_url',
  'phone_number',
  'identifier_hash',
  'company_name',
  'city',
  'country_code',
  'description',
] as const;
/** One of these must have a value. */
export const neededUserFields: readonly string[] = ['avatar_url', 'email', 'name'];
/** A call sends nothing unless one of these differs from the last call. */
const comparedUserFields: readonly string[] = [...neededUserFields, 'identifier_hash'];

/** `true`, `12` and `pro` become a boolean, a number and a text; with quotes, a number stays a text. */
function attributeValue(input: string): Literal {
  const text = input.trim();
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Parses `key = value` lines. Lines that can't be parsed are returned by number, from 1. */
export function parseAttributes(lines: string): {
  readonly attributes: Record<string, Literal>;
  readonly unreadable: number[];
} {
  const attributes: Record<string, Literal> = {};
  const unreadable: number[] = [];
  for (const [index, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, key, value] = /^\s*([^=]*[^=\s])\s*=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) unreadable.push(index + 1);
    else attributes[key] = attributeValue(value);
  }
  return { attributes, unreadable };
}

const filledFields = (user: CallInput['user']): Record<string, string> =>
  Object.fromEntries(Object.entries(user).filter(([, value]) => value !== ''));

function userArguments({ identifier, identifierKind, user }: CallInput): string {
  const first =
    identifierKind === 'missing'
      ? 'undefined'
      : identifierKind === 'number'
        ? String(Number(identifier))
        : jsLiteral(identifier);
  return `${first}, ${jsLiteral(filledFields(user))}`;
}

function argumentsOf(input: CallInput, method: SdkMethod): string {
  switch (method.kind) {
    case 'user':
      return userArguments(input);
    case 'attributes':
      return jsLiteral(parseAttributes(input.attributes).attributes);
    case 'none':
      return '';
    default:
      return input.text === '' && method.optional ? '' : jsLiteral(input.text);
  }
}

export const methodNamed = (name: string): SdkMethod =>
  sdkMethods.find((method) => method.name === name) ?? (sdkMethods[0] as SdkMethod);

/** The call as JavaScript. */
export const callCode = (input: CallInput, slug: string): string =>
  `window.$${slug}.${input.method}(${argumentsOf(input, methodNamed(input.method))});`;

/** The same call, made as soon as the widget has loaded. */
export const callWhenReady = (input: CallInput, slug: string): string =>
  `window.addEventListener('${slug}:ready', () => {\n${callCode(input, slug).replace(/^/gm, '  ')}\n});`;

/** The error that the SDK throws for this call, in words; undefined when it throws none. */
export function thrownError(input: CallInput, t: Translate = english): string | undefined {
  switch (methodNamed(input.method).kind) {
    case 'user':
      if (input.identifierKind === 'missing') return t('The identifier must be a string or a number.');
      if (!neededUserFields.some((field) => input.user[field]))
        return t('The user must have at least one of `avatar_url`, `email` and `name`.');
      return undefined;
    case 'attributes':
      return Object.keys(parseAttributes(input.attributes).attributes).length
        ? undefined
        : t('The object must have at least one key.');
    case 'key':
      return input.text ? undefined : t('The key of the attribute is missing.');
    default:
      return undefined;
  }
}

/** Notes on a call that doesn't throw. One sentence each, code in backticks. */
export function callNotes(input: CallInput, t: Translate = english): string[] {
  const { method, text, user, identifier, identifierKind } = input;
  const notes: string[] = [];
  if (method === 'setUser') {
    const ignored = Object.keys(filledFields(user)).filter((field) => !comparedUserFields.includes(field));
    if (identifierKind === 'text' && identifier === '')
      notes.push(t("An empty identifier is accepted, but it doesn't identify anyone."));
    const asCode = (fields: readonly string[]): string => fields.map((field) => `\`${field}\``).join(', ');
    if (ignored.length)
      notes.push(
        t(
          'If only {ignored} changes later, nothing is sent: the SDK compares only the identifier, {compared} with the last call.',
          {
            ignored: asCode(ignored),
            compared: asCode(comparedUserFields),
          },
        ),
      );
    if (user['phone_number'] && !/^\+[1-9]\d{1,14}$/.test(user['phone_number']))
      notes.push(t("The phone number doesn't have the form `+491512345678`, so it's dropped. The rest is kept."));
    if (user['email'] && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(user['email']))
      notes.push(t("The email address doesn't look valid. An invalid address is dropped, and the rest is kept."));
    if (user['identifier_hash'] && !/^[0-9a-f]{64}$/.test(user['identifier_hash']))
      notes.push(t('An identifier hash has 64 characters, 0 to 9 and a to f.'));
  }
  if (method === 'setLabel') notes.push(t('The label must exist in the account.'));
  if (method === 'setLocale' && text === '') notes.push(t('Without an argument, the language becomes `en`.'));
  if (method === 'setLocale' && text.includes('-'))
    notes.push(t('Language codes use an underscore: `{code}`.', { code: text.replaceAll('-', '_') }));
  if (method === 'setColorScheme' && text === '')
    notes.push(t('Without an argument, the color scheme becomes `light`.'));
  if (method === 'toggle' && text === '')
    notes.push(t('Without an argument, an open window closes and a closed one opens.'));
  return notes;
}

/** Whether the identifier of a call should be a number, and isn't. */
export const lacksNumber = ({ method, identifier, identifierKind }: CallInput): boolean =>
  methodNamed(method).kind === 'user' &&
  identifierKind === 'number' &&
  (identifier.trim() === '' || Number.isNaN(Number(identifier)));
