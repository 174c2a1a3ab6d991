import { holds, readRegex, readSize, type Operator, type Reading, type Value } from './condition.ts';
import { english, type Translate } from '../kit/translate.ts';

export type Verdict = { readonly result: 'true' | 'false' | 'error'; readonly why: string };

const isList = (value: Value): value is readonly string[] => Array.isArray(value);
const loose = (text: string): string => text.trim().toLowerCase().normalize();

function sizeOf({ as, size }: Reading, t: Translate): string {
  if (as === 'number') return t('number {size}', { size });
  if (as === 'date') return t('date {date} UTC', { date: new Date(size).toISOString().slice(0, 16).replace('T', ' ') });
  return t('length {size}', { size });
}

function whyEqual(value: Value, other: Value, t: Translate): string {
  if (isList(value) || isList(other)) return t('Each item is compared, and all must pass.');
  if (value === other) return t(value === null ? 'Neither side has a value.' : 'The same, character for character.');
  if (value === null || other === null) return t('A missing value differs from every text, even from an empty one.');
  if (value.normalize() === other.normalize()) return t('The same characters.');
  if (loose(value) === loose(other))
    return t('They differ only in capitalization or in spaces at the ends, which count here.');
  return t('The texts differ. This operator compares numbers as text.');
}

function whyFound(value: Value, other: Value, position: 'anywhere' | 'edge', t: Translate): string {
  if (isList(value) && position === 'anywhere')
    return t('Looks for an item that is exactly the same. Capitalization counts.');
  if (isList(value)) return t('Every item must pass.');
  if (!value) return t('The variable has no text to search.');
  if (!isList(other) && !other?.length) return t('There is no text to look for.');
  return t('Capitalization and spaces at the ends are ignored.');
}

function whySize(value: Value, other: Value, t: Translate): string {
  if (value === null || other === null) return t('Without a value there is nothing to compare.');
  if (!isList(value) && !isList(other)) {
    const sides = [readSize(value), readSize(other)] as const;
    const [first = '', second = ''] = sides.map((side) => sizeOf(side, t));
    return sides[0].as === sides[1].as
      ? t('Read as {first} and {second}.', { first, second })
      : t('Read as {first} and {second}. These are different kinds.', { first, second });
  }
  const side = (one: string | readonly string[]): string =>
    isList(one)
      ? t({ one: '{count} item', other: '{count} items' }, { count: one.length })
      : Number.isNaN(Number(one))
        ? t("“{text}”, which isn't a number", { text: one })
        : t('number {size}', { size: Number(one) });
  return t('Compares {first} and {second}.', { first: side(value), second: side(other) });
}

function whySet(value: Value, t: Translate): string {
  if (value === null) return t('The variable has no value.');
  return isList(value)
    ? t({ one: 'The list has {count} item.', other: 'The list has {count} items.' }, { count: value.length })
    : t({ one: 'The text has {count} character.', other: 'The text has {count} characters.' }, { count: value.length });
}

function whyRegex(value: Value, other: Value, t: Translate): string {
  if (!value?.length) return t('Without text, both regex operators are false.');
  if (!other?.length) return t('There is no regular expression.');
  if (isList(other)) return t('Each item is used as a regular expression.');
  const { pattern, flags, slashes } = readRegex(other);
  try {
    new RegExp(pattern, flags);
  } catch {
    return t("The regular expression isn't valid.");
  }
  if (!slashes) return t('Without slashes around it, the whole text is the regular expression, with no flags.');
  return t(
    flags.includes('i')
      ? 'The flag i makes it ignore capitalization.'
      : 'Capitalization counts. Add the flag i to ignore it.',
  );
}

function why(operator: Operator, value: Value, other: Value, t: Translate): string {
  switch (operator) {
    case 'Equal to':
    case 'Not equal':
      return whyEqual(value, other, t);
    case 'Contains':
    case 'Does not contain':
      return whyFound(value, other, 'anywhere', t);
    case 'Starts with':
    case 'Ends with':
      return whyFound(value, other, 'edge', t);
    case 'Is set':
    case 'Is empty':
      return whySet(value, t);
    case 'Matches regex':
    case 'Does not match regex':
      return whyRegex(value, other, t);
    default:
      return whySize(value, other, t);
  }
}

/** Whether a condition is true, and a sentence on how the platform reads it. */
export function explain(operator: Operator, value: Value, other: Value, t: Translate = english): Verdict {
  try {
    return { result: holds(operator, value, other) ? 'true' : 'false', why: why(operator, value, other, t) };
  } catch {
    return { result: 'error', why: t("The regular expression isn't valid, so the comparison ends with an error.") };
  }
}
