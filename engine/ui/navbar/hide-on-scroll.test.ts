import { expect, test } from 'vitest';
import { navbarHidden } from './hide-on-scroll.ts';

test('hides on the way down and returns on the way up', () => {
  expect(navbarHidden(false, 200, 300, 56)).toBe(true);
  expect(navbarHidden(true, 300, 200, 56)).toBe(false);
});

test('small movements change nothing', () => {
  expect(navbarHidden(false, 300, 306, 56)).toBe(false);
  expect(navbarHidden(true, 300, 294, 56)).toBe(true);
});

test('is always shown near the top', () => {
  expect(navbarHidden(true, 0, 40, 56)).toBe(false);
});
