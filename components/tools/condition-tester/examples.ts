import { writtenValue, type Value } from './condition.ts';
import { english, type ToolText, type Translate } from '../kit/translate.ts';

/** One side of a comparison as typed: a list has one item per line. */
export type Side = { readonly kind: 'text' | 'list' | 'none'; readonly text: string };
export type Example = { readonly label: ToolText; readonly value: Side; readonly other: Side };

const text = (value: string): Side => ({ kind: 'text', text: value });
const list = (...items: string[]): Side => ({ kind: 'list', text: items.join('\n') });

/** Pairs of values, each of which shows a rule. */
export const examples: readonly [Example, ...Example[]] = [
  { label: 'Two texts', value: text('Hello World'), other: text('hello') },
  { label: 'Two numbers', value: text('12'), other: text('9') },
  { label: 'A number with a unit', value: text('12 kilogram'), other: text('100') },
  { label: 'Two dates', value: text('2026-03-01'), other: text('2026-04-01') },
  { label: 'A list and a text', value: list('Red', 'Blue'), other: text('red') },
  { label: 'Two lists', value: list('Red', 'Blue'), other: list('Green', 'Blue') },
  { label: 'A regular expression', value: text('AB-1234'), other: text('/^[a-z]{2}-\\d{4}$/i') },
  { label: 'A variable without a value', value: { kind: 'none', text: '' }, other: text('') },
];

const lines = (side: Side): string[] => side.text.split('\n').filter((line) => line !== '');

/** The value of a variable with this input. */
export const valueOf = (side: Side): Value =>
  side.kind === 'none' ? null : side.kind === 'list' ? lines(side) : side.text;
/** How the platform reads the text to compare with. */
export const otherOf = (side: Side): Value => (side.kind === 'text' ? writtenValue(side.text) : valueOf(side));

/** A value in a sentence. */
export const inWords = (value: Value, t: Translate = english): string =>
  value === null
    ? t('no value')
    : typeof value === 'string'
      ? `“${value}”`
      : value.length
        ? t('the list {items}', { items: value.map((item) => `“${item}”`).join(', ') })
        : t('the list without items');
