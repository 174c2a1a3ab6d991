import { expect, it } from 'vitest';
import { isMatrix, tableLayout, type FactTable } from './table.ts';

const table = (columns: readonly string[], ...rows: readonly (readonly string[])[]): FactTable => ({
  columns: columns.map((key) => ({ key, label: key })),
  rows: rows.map((cells, index) => ({
    key: String(index),
    cells: Object.fromEntries(columns.map((key, column) => [key, cells[column] ?? ''])),
  })),
});

it('a table of short values is a matrix', () => {
  expect(isMatrix(table(['ability', 'agent', 'administrator'], ['Delete a conversation', '–', '✓']))).toBe(true);
  expect(isMatrix(table(['a', 'b', 'c'], ['x', '[`Ctrl`](/a/very/long/url/that/does/not/count/)', '**y**']))).toBe(
    true,
  );
});
it('a table with prose, with meanings or with two columns is a list of properties', () => {
  expect(isMatrix(table(['a', 'b', 'c'], ['x', 'This says more than a value would.', 'y']))).toBe(false);
  expect(isMatrix(table(['name', 'type', 'meaning'], ['x', 'text', 'Short.']))).toBe(false);
  expect(isMatrix(table(['a', 'b'], ['x', 'y']))).toBe(false);
});

it('a table that fits a phone has the short layout', () => {
  expect(tableLayout(['To', 'Press'], [['Search', 'Ctrl+K']])).toBe('short');
  expect(
    tableLayout(['Ability', 'Agent', 'Administrator'], [['See the conversations of all channels', '–', '✓']]),
  ).toBe('short');
});
it('short values that do not fit a phone are a matrix', () => {
  expect(
    tableLayout(['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], [['conversations', '12', '9', '7', '30', '20', '1']]),
  ).toBe('matrix');
});
it('sentences have the text layout, however few columns there are', () => {
  expect(tableLayout(['You want', 'Use'], [['People to find each other', 'A directory']])).toBe('text');
  expect(tableLayout(['Status', 'Cause', 'Fix'], [['404', 'The filter is still set.', 'Clear it.']])).toBe('text');
});
it('tables with a meaning, and those too wide for a page, are properties', () => {
  expect(tableLayout(['Name', 'Type', 'Meaning'], [['id', 'number', 'The ID.']])).toBe('properties');
  const sentence = 'A sentence that needs the width of a column.';
  expect(tableLayout(['List', 'Query', 'Size', 'Stop'], [[sentence, sentence, sentence, sentence]])).toBe('properties');
});
