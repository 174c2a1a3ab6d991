import { expect, test } from 'vitest';
import { colorModeOf } from './color-mode-of.ts';

test('what the reader chose wins', () => {
  expect(colorModeOf('dark', 'light')).toBe('dark');
  expect(colorModeOf('light', 'dark')).toBe('light');
});

test.each([null, undefined, '', 'purple', 'darkish'])('%s in the storage is no choice', (stored) => {
  expect(colorModeOf(stored, 'dark')).toBe('dark');
});
