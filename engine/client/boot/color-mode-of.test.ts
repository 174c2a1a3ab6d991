import { expect, test } from 'vitest';
import { colorModeOf } from './color-mode-of.ts';

const settings = { default: 'light', respectSystem: false, disableSwitch: false } as const;

test('what the reader chose wins', () => {
  expect(colorModeOf('dark', false, settings)).toBe('dark');
  expect(colorModeOf('light', true, { ...settings, respectSystem: true })).toBe('light');
});

test('without a choice it is the default, or the system when configured', () => {
  expect(colorModeOf(null, true, settings)).toBe('light');
  expect(colorModeOf(null, true, { ...settings, respectSystem: true })).toBe('dark');
  expect(colorModeOf(null, false, { ...settings, default: 'dark', respectSystem: true })).toBe('light');
});

test('anything else in the storage counts as nothing', () => {
  expect(colorModeOf('purple', false, { ...settings, default: 'dark' })).toBe('dark');
});
