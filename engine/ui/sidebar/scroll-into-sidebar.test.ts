import { expect, test } from 'vitest';
import { scrollTopFor } from './scroll-into-sidebar.ts';

test('an item in view does not scroll the sidebar', () => {
  expect(scrollTopFor({ top: 0, bottom: 32 }, { scrollTop: 100, height: 600 })).toBeUndefined();
  expect(scrollTopFor({ top: 568, bottom: 600 }, { scrollTop: 100, height: 600 })).toBeUndefined();
});

test('an item below or above is centered', () => {
  expect(scrollTopFor({ top: 1000, bottom: 1032 }, { scrollTop: 100, height: 600 })).toBe(816);
  expect(scrollTopFor({ top: -400, bottom: -368 }, { scrollTop: 900, height: 600 })).toBe(216);
});

test('the position is never negative', () => {
  expect(scrollTopFor({ top: -40, bottom: -8 }, { scrollTop: 60, height: 600 })).toBe(0);
});
