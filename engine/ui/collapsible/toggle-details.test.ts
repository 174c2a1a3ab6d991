import { expect, test } from 'vitest';
import { collapseDuration } from './toggle-details.ts';

test('taller sections take longer, but not proportionally', () => {
  const [small, large] = [collapseDuration(100, false), collapseDuration(400, false)];
  expect(large).toBeGreaterThan(small);
  expect(large).toBeLessThan(small * 2);
});

test('the duration is between 120 and 200 ms', () => {
  expect(collapseDuration(0, false)).toBe(120);
  expect(collapseDuration(100_000, false)).toBe(200);
});

test('the duration is 1 ms with reduced motion', () => {
  expect(collapseDuration(400, true)).toBe(1);
});
