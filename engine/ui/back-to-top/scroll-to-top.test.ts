import { expect, test } from 'vitest';
import { stepsToTop } from './scroll-to-top.ts';

test('each frame leaves 0.85 of the way', () => {
  expect(stepsToTop(1000, false).slice(0, 3)).toEqual([850, 722, 614]);
});

test('the last step is the top', () => {
  expect(stepsToTop(1000, false).at(-1)).toBe(0);
  expect(stepsToTop(0, false)).toEqual([0]);
});

test('one step with reduced motion', () => {
  expect(stepsToTop(1000, true)).toEqual([0]);
});
