import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { name: 'docs' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('reloads once per token', () => {
  expect(reloadOnce('client-a.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reloadOnce('client-b.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a prefix of a token is another token', () => {
  expect(reloadOnce('b1/product/')).toBe(true);
  expect(reloadOnce('b1/')).toBe(true);
});

test('keeps the existing name of the tab', () => {
  reloadOnce('client-a.js');
  expect(window.name).toBe('docs client-a.js');
});

test('does nothing offline and while the reader leaves, and can still reload later', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('client-a.js')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  window.__boot = { leftAt: Date.now() };
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  window.__boot = { leftAt: Date.now() - 20_000 };
  expect(reloadOnce('client-a.js')).toBe(true);
});
