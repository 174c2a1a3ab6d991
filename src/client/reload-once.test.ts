import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const sessionStorage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) };
const history = { state: null as unknown, replaceState: (state: unknown) => void (history.state = state) };
const blocked = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('history', history);
  vi.stubGlobal('sessionStorage', sessionStorage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  stored.clear();
  history.state = null;
});

test('reloads the first time, never again for the same token, once more for another build', () => {
  expect(reloadOnce('client-a.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reloadOnce('client-b.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('with storage blocked the history entry remembers, and keeps what others put there', () => {
  vi.stubGlobal('sessionStorage', blocked);
  history.state = { other: 1 };
  expect(reloadOnce('client-a.js')).toBe(true);
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(history.state).toMatchObject({ other: 1 });
});

test('offline and on the way to another page the page that stands is kept, and the one try is not spent', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('client-a.js')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { __wake: { leaving: true } });
  expect(reloadOnce('client-a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('window', {});
  expect(reloadOnce('client-a.js')).toBe(true);
});
