/** The fourteen operators, in the order of the list in the editor. */
export const operators = [
  'Equal to',
  'Not equal',
  'Contains',
  'Does not contain',
  'Greater than',
  'Greater or equal to',
  'Less than',
  'Less or equal to',
  'Is set',
  'Is empty',
  'Starts with',
  'Ends with',
  'Matches regex',
  'Does not match regex',
] as const;
export type Operator = (typeof operators)[number];

/** A text, a list, or null for a variable without a value. */
export type Value = string | null | readonly string[];

/** How a text is read when it is compared by size. */
export type Reading = { readonly as: 'number' | 'date' | 'length'; readonly size: number };

/** The words `null` and `undefined` in the field to compare with mean "no value". */
export const writtenValue = (text: string): string | null => (text === 'null' || text === 'undefined' ? null : text);

/** A number if the text is one (without a leading `+`), otherwise a date if the platform reads one, otherwise the length of the text. */
export function readSize(text: string): Reading {
  const number = text.startsWith('+') ? Number.NaN : Number(text);
  if (!Number.isNaN(number)) return { as: 'number', size: number };
  const time = Date.parse(text);
  return Number.isNaN(time) ? { as: 'length', size: text.length } : { as: 'date', size: time };
}

/** `/hello/i` → pattern `hello`, flags `i`. A text that does not end in a slash and flags is the whole pattern, slashes included. */
export function readRegex(text: string): {
  readonly pattern: string;
  readonly flags: string;
  readonly slashes: boolean;
} {
  const [, pattern, flags = ''] = /\/(.+)\/([gimuy]*)$/.exec(text) ?? [];
  return pattern === undefined ? { pattern: text, flags: '', slashes: false } : { pattern, flags, slashes: true };
}

type Single = string | null;
const items = (value: Value): readonly Single[] => (value === null || typeof value === 'string' ? [value] : value);
const everyPair = (a: Value, b: Value, test: (a: Single, b: Single) => boolean): boolean =>
  items(a).every((x) => items(b).every((y) => test(x, y)));
const somePair = (a: Value, b: Value, test: (a: Single, b: Single) => boolean): boolean =>
  items(a).some((x) => items(b).some((y) => test(x, y)));

const same = (a: Single, b: Single): boolean => (a !== null && b !== null ? a.normalize() === b.normalize() : a === b);
/** Compares two texts, ignoring case and outer spaces; `missing` when one of them is empty or undefined. */
const loosely =
  (test: (a: string, b: string) => boolean, missing = false) =>
  (a: Single, b: Single): boolean =>
    a && b ? test(a.toLowerCase().trim().normalize(), b.toLowerCase().trim().normalize()) : missing;

/** Both sides as numbers. A list counts its items; then the other side must be a number or a list too. */
function sizes(a: Value, b: Value): readonly [number, number] | undefined {
  if (a === null || b === null) return undefined;
  if (typeof a === 'string')
    return typeof b === 'string' ? [readSize(a).size, readSize(b).size] : [Number(a), b.length];
  return [a.length, typeof b === 'string' ? Number(b) : b.length];
}

function bySize(a: Value, b: Value, test: (a: number, b: number) => boolean): boolean {
  const both = sizes(a, b);
  return both !== undefined && test(...both);
}

/** @throws SyntaxError when the pattern is not a valid regular expression */
const matches = (a: string, b: string): boolean => {
  const { pattern, flags } = readRegex(b);
  return new RegExp(pattern, flags).test(a);
};

const tests: Record<Operator, (a: Value, b: Value) => boolean> = {
  'Equal to': (a, b) => everyPair(a, b, same),
  'Not equal': (a, b) => everyPair(a, b, (x, y) => !same(x, y)),
  // Compared with "no value", a list matches as soon as it has an item: the platform compares the other way around there.
  Contains: (a, b) =>
    Array.isArray(a)
      ? somePair(a, b, (x, y) => (x !== null && y !== null ? same(x, y) : x !== y))
      : somePair(
          a,
          b,
          loosely((x, y) => x.includes(y)),
        ),
  'Does not contain': (a, b) =>
    Array.isArray(a)
      ? everyPair(a, b, (x, y) => !same(x, y))
      : everyPair(
          a,
          b,
          loosely((x, y) => !x.includes(y), true),
        ),
  'Greater than': (a, b) => bySize(a, b, (x, y) => x > y),
  'Greater or equal to': (a, b) => bySize(a, b, (x, y) => x >= y),
  'Less than': (a, b) => bySize(a, b, (x, y) => x < y),
  'Less or equal to': (a, b) => bySize(a, b, (x, y) => x <= y),
  'Is set': (a) => a !== null && a.length > 0,
  'Is empty': (a) => a === null || a.length === 0,
  'Starts with': (a, b) =>
    everyPair(
      a,
      b,
      loosely((x, y) => x.startsWith(y)),
    ),
  'Ends with': (a, b) =>
    everyPair(
      a,
      b,
      loosely((x, y) => x.endsWith(y)),
    ),
  'Matches regex': (a, b) =>
    somePair(a, b, (x, y) => {
      try {
        return Boolean(x && y && matches(x, y));
      } catch {
        return false;
      }
    }),
  'Does not match regex': (a, b) => everyPair(a, b, (x, y) => Boolean(x && y && !matches(x, y))),
};

/**
 * Whether a condition is true, as the platform decides it.
 * @param value the variable's value
 * @param other the value to compare with; ignored by `Is set` and `Is empty`
 * @throws SyntaxError for `Does not match regex` with an invalid regular expression; `Matches regex` is false then
 */
export const holds = (operator: Operator, value: Value, other: Value): boolean => tests[operator](value, other);
