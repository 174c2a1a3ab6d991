import { expect, test } from 'vitest';
import { colorModeOf } from './color-mode-of.ts';

test('the reader’s choice wins', () => {
  expect(colorModeOf('dark', 'light')).toBe('dark');
  expect(colorModeOf('light', 'dark')).toBe('light');
});

test.each([null, undefined, '', 'purple', 'darkish'])('the stored value %s is ignored', (stored) => {
  expect(colorModeOf(stored, 'dark')).toBe('dark');
});
