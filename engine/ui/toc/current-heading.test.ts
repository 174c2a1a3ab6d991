import { expect, test } from 'vitest';
import { currentHeading } from './current-heading.ts';

const headings = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdef'[index] as string, top }));
const place = { line: 80, height: 800, atEnd: false, hash: '' };

test('the current heading is the last one above the line', () => {
  expect(currentHeading(headings(-900, -20, 300), place)).toBe('b');
  expect(currentHeading(headings(-900, 80, 300), place)).toBe('b');
});

test('above all headings it is the first one', () => {
  expect(currentHeading(headings(200, 300), place)).toBe('a');
  expect(currentHeading([], place)).toBeUndefined();
});

test('at the end of the page it is the last one', () => {
  expect(currentHeading(headings(-900, 200, 500), { ...place, atEnd: true })).toBe('c');
});

test('at the end, the one in the hash is preferred if it is visible', () => {
  expect(currentHeading(headings(-900, 200, 500), { ...place, atEnd: true, hash: 'b' })).toBe('b');
  expect(currentHeading(headings(-900, 200, 500), { ...place, atEnd: true, hash: 'a' })).toBe('a');
  expect(currentHeading(headings(-900, -500, 200, 500), { ...place, atEnd: true, hash: 'a' })).toBe('d');
});
