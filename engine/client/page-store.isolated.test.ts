import { afterEach, expect, test, vi } from 'vitest';
import type { PageData } from '../model/page.ts';
import { createPageStore, LoadError, NotRenderable } from './page-store.ts';

const page = (path: string, build = 'b1'): PageData => ({
  path,
  build,
  type: 'task',
  title: 'A',
  description: 'About A.',
  style: '/site.css',
  body: [],
  toc: [],
  breadcrumbs: [],
  related: [],
});
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const stubFetch = (...answers: (() => Promise<Response> | Response)[]) => {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => (answers.shift() ?? answers[0])?.() as Response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const signal = new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

test('fetches the payload below the base path, and only once', async () => {
  const fetch = stubFetch(() => answer(page('/a/')));
  const store = createPageStore('/docs/', 'b1');
  expect(await store.get('/a/', signal)).toEqual(page('/a/'));
  expect(store.has('/a/')).toBe(true);
  await store.get('/a/', signal);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe('/docs/a/page.json?b=b1');
});

test('a navigation uses a pending prefetch', async () => {
  const fetch = stubFetch(() => answer(page('/a/')));
  const store = createPageStore('/', 'b1');
  const [ahead, now] = await Promise.all([store.get('/a/'), store.get('/a/', signal)]);
  expect(ahead).toBe(now);
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  ['a page that is gone', () => answer('not found', 404)],
  ['a page of another build', () => answer(page('/a/', 'b2'))],
  ['a host that answers everything with HTML', () => answer('<!doctype html>')],
])('%s is left to the browser', async (_, response) => {
  stubFetch(response);
  await expect(createPageStore('/', 'b1').get('/a/', signal)).rejects.toThrow(NotRenderable);
});

test.each([
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'the server could not be reached'],
  ['a server error', () => answer('', 503), 'the server returned 503'],
])('%s is an error that can be retried', async (_, response, words) => {
  const fetch = stubFetch(response, () => answer(page('/a/')));
  const store = createPageStore('/', 'b1');
  const failed = store.get('/a/', signal);
  await expect(failed).rejects.toThrow(LoadError);
  await expect(failed).rejects.toThrow(words);
  expect(await store.get('/a/', signal)).toEqual(page('/a/'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an aborted fetch rejects with the abort', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async () => {
    controller.abort();
    throw controller.signal.reason;
  });
  await expect(createPageStore('/', 'b1').get('/a/', controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('an invalid payload is an error that can be retried, and is not stored', async () => {
  stubFetch(
    () => answer({ ...page('/a/'), body: 'none' }),
    () => answer(page('/a/')),
  );
  const store = createPageStore('/', 'b1');
  await expect(store.get('/a/', signal)).rejects.toThrow(LoadError);
  expect(store.has('/a/')).toBe(false);
  expect(await store.get('/a/', signal)).toEqual(page('/a/'));
});
