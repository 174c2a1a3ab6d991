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

test('reloads the first time, never again for the same token, once more for another build', () => {
  expect(reloadOnce('client-a.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reloadOnce('client-b.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a token that begins another one is another token', () => {
  expect(reloadOnce('b1/product/')).toBe(true);
  expect(reloadOnce('b1/')).toBe(true);
});

test('keeps the name that the tab was given', () => {
  reloadOnce('client-a.js');
  expect(window.name).toBe('docs client-a.js');
});

test('offline and while the reader leaves the readable page is kept, and the one try is not spent', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('client-a.js')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  window.__boot = { leftAt: Date.now() };
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  window.__boot = { leftAt: Date.now() - 20_000 };
  expect(reloadOnce('client-a.js')).toBe(true);
});
