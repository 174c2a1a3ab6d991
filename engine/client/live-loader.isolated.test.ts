import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createLiveLoader } from './live-loader.ts';

const Table = () => null;
const click: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => click.push(listener));
  vi.stubGlobal('window', { name: '' });
  // Offline, so that a failure does not reload.
  vi.stubGlobal('navigator', { onLine: false });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  click.length = 0;
});

test('a preloaded component is returned itself and imported once', async () => {
  const start = vi.fn(async () => Table);
  const { preload, live } = createLiveLoader(async () => ({ Table: start }), 'b1');
  await Promise.all([preload(['Table']), preload(['Table'])]);
  expect(live('Table')).toBe(Table);
  expect(start).toHaveBeenCalledOnce();
});

test('a component that is still loading has a placeholder, which is kept', async () => {
  const { preload, live } = createLiveLoader(async () => ({ Table: async () => Table }), 'b1');
  const standIn = live('Table');
  expect(standIn).not.toBe(Table);
  await preload(['Table']);
  expect(live('Table')).toBe(standIn);
});

test('a failed import does not break the page and is repeated only after a click', async () => {
  const start = vi.fn(async () => Table).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { preload, live } = createLiveLoader(async () => ({ Table: start }), 'b1');
  await preload(['Table']);
  await preload(['Table']);
  expect(start).toHaveBeenCalledOnce();
  expect(live('Table')).not.toBe(Table);
  click.forEach((listener) => listener());
  await preload(['Table']);
  expect(start).toHaveBeenCalledTimes(2);
});

test('a list that does not load is requested again after a click', async () => {
  const list = vi
    .fn(async () => ({ Table: async () => Table }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { preload, live } = createLiveLoader(list, 'b1');
  await preload(['Table']);
  click.forEach((listener) => listener());
  await preload(['Table']);
  expect(live('Table')).toBe(Table);
});

test('unknown names, including those of Object.prototype, do not break the page', async () => {
  await expect(createLiveLoader(async () => ({}), 'b1').preload(['toString', 'Nothing'])).resolves.toBeUndefined();
});
