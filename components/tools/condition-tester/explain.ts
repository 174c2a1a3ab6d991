import { holds, readRegex, readSize, type Operator, type Reading, type Value } from './condition.ts';

export type Verdict = { readonly result: 'true' | 'false' | 'error'; readonly why: string };

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
const isList = (value: Value): value is readonly string[] => Array.isArray(value);
const loose = (text: string): string => text.trim().toLowerCase().normalize();

function sizeOf({ as, size }: Reading): string {
  if (as === 'number') return `number ${size}`;
  if (as === 'date') return `date ${new Date(size).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `length ${size}`;
}

function whyEqual(value: Value, other: Value): string {
  if (isList(value) || isList(other)) return 'Each item is compared, and all must pass.';
  if (value === other) return value === null ? 'Neither side has a value.' : 'The same, character for character.';
  if (value === null || other === null) return 'A missing value differs from every text, even from an empty one.';
  if (value.normalize() === other.normalize()) return 'The same characters.';
  if (loose(value) === loose(other))
    return 'They differ only in capitalization or in spaces at the ends, which count here.';
  return 'The texts differ. This operator compares numbers as text.';
}

function whyFound(value: Value, other: Value, place: 'anywhere' | 'edge'): string {
  if (isList(value) && place === 'anywhere')
    return 'Looks for an item that is exactly the same. Capitalization counts.';
  if (isList(value)) return 'Every item must pass.';
  if (!value) return 'The variable has no text to search.';
  if (!isList(other) && !other?.length) return 'There is no text to look for.';
  return 'Capitalization and spaces at the ends are ignored.';
}

function whySize(value: Value, other: Value): string {
  if (value === null || other === null) return 'Without a value there is nothing to compare.';
  if (!isList(value) && !isList(other)) {
    const sides = [readSize(value), readSize(other)] as const;
    const [first, second] = sides.map(sizeOf);
    return `Read as ${first} and ${second}${sides[0].as === sides[1].as ? '' : '. These are different kinds'}.`;
  }
  const side = (one: string | readonly string[]): string =>
    isList(one)
      ? count(one.length, 'item')
      : Number.isNaN(Number(one))
        ? `“${one}”, which isn't a number`
        : `number ${Number(one)}`;
  return `Compares ${side(value)} and ${side(other)}.`;
}

function whySet(value: Value): string {
  if (value === null) return 'The variable has no value.';
  return isList(value)
    ? `The list has ${count(value.length, 'item')}.`
    : `The text has ${count(value.length, 'character')}.`;
}

function whyRegex(value: Value, other: Value): string {
  if (!value?.length) return 'Without text, both regex operators are false.';
  if (!other?.length) return 'There is no regular expression.';
  if (isList(other)) return 'Each item is used as a regular expression.';
  const { pattern, flags, slashes } = readRegex(other);
  try {
    new RegExp(pattern, flags);
  } catch {
    return "The regular expression isn't valid.";
  }
  if (!slashes) return 'Without slashes around it, the whole text is the regular expression, with no flags.';
  return flags.includes('i')
    ? 'The flag i makes it ignore capitalization.'
    : 'Capitalization counts. Add the flag i to ignore it.';
}

function why(operator: Operator, value: Value, other: Value): string {
  switch (operator) {
    case 'Equal to':
    case 'Not equal':
      return whyEqual(value, other);
    case 'Contains':
    case 'Does not contain':
      return whyFound(value, other, 'anywhere');
    case 'Starts with':
    case 'Ends with':
      return whyFound(value, other, 'edge');
    case 'Is set':
    case 'Is empty':
      return whySet(value);
    case 'Matches regex':
    case 'Does not match regex':
      return whyRegex(value, other);
    default:
      return whySize(value, other);
  }
}

/** Whether a condition is true, and a sentence on how the platform reads it. */
export function explain(operator: Operator, value: Value, other: Value): Verdict {
  try {
    return { result: holds(operator, value, other) ? 'true' : 'false', why: why(operator, value, other) };
  } catch {
    return { result: 'error', why: "The regular expression isn't valid, so the comparison ends with an error." };
  }
}
