import { expect, test } from 'vitest';
import { stepsToTop } from './scroll-to-top.ts';

test('after each frame, 0.85 of the distance remains', () => {
  expect(stepsToTop(1000, false).slice(0, 3)).toEqual([850, 722, 614]);
});

test('the last step reaches the top', () => {
  expect(stepsToTop(1000, false).at(-1)).toBe(0);
  expect(stepsToTop(0, false)).toEqual([0]);
});

test('reduced motion takes one step', () => {
  expect(stepsToTop(1000, true)).toEqual([0]);
});
