import { expect, test } from 'vitest';
import { scrollTopFor } from './scroll-into-sidebar.ts';

test('an item in view leaves the sidebar where it is', () => {
  expect(scrollTopFor({ top: 0, bottom: 32 }, { scrollTop: 100, height: 600 })).toBeUndefined();
  expect(scrollTopFor({ top: 568, bottom: 600 }, { scrollTop: 100, height: 600 })).toBeUndefined();
});

test('an item below or above comes to the middle', () => {
  expect(scrollTopFor({ top: 1000, bottom: 1032 }, { scrollTop: 100, height: 600 })).toBe(816);
  expect(scrollTopFor({ top: -400, bottom: -368 }, { scrollTop: 900, height: 600 })).toBe(216);
});

test('never above the top', () => {
  expect(scrollTopFor({ top: -40, bottom: -8 }, { scrollTop: 60, height: 600 })).toBe(0);
});
