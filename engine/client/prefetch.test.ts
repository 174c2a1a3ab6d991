import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';
import type { PageStore } from './page-store.ts';

const store = (known: string[] = [], get = vi.fn(async () => ({}))) => ({
  pages: { has: (path: string) => known.includes(path), put: () => {}, get } as unknown as PageStore,
  get,
});

test('a page is fetched at most once, even when that failed', async () => {
  const { pages, get } = store(
    [],
    vi.fn(async () => Promise.reject(new Error('offline'))),
  );
  const prefetch = createPrefetch(pages, () => true);
  prefetch('/a/');
  await Promise.resolve();
  prefetch('/a/');
  prefetch('/b/');
  expect(get.mock.calls).toEqual([['/a/'], ['/b/']]);
});

test('a page in memory is not fetched', () => {
  const { pages, get } = store(['/a/']);
  createPrefetch(pages, () => true)('/a/');
  expect(get).not.toHaveBeenCalled();
});

test('the connection is checked each time: a page refused on 2g may be fetched later', () => {
  const { pages, get } = store();
  let isFast = false;
  const prefetch = createPrefetch(pages, () => isFast);
  prefetch('/a/');
  expect(get).not.toHaveBeenCalled();
  isFast = true;
  prefetch('/a/');
  expect(get).toHaveBeenCalledOnce();
});
