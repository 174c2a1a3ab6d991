import { expect, it } from 'vitest';
import { isMatrix, type FactTable } from './table.ts';

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
