import { expect, test } from 'vitest';
import { quoteLines } from './report.ts';

test('what is selected is quoted, cut off between characters', () => {
  expect(quoteLines(' one\n\ntwo ')).toEqual(['> one', '> two']);
  expect(quoteLines('  ')).toEqual([]);
  expect(quoteLines('😀'.repeat(2000))).toEqual([`> ${'😀'.repeat(1000)}`]);
});
