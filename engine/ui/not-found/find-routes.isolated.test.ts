import { afterEach, expect, test, vi } from 'vitest';
import { knownForm } from './find-routes.ts';

const known = new Set(['/docs/a/', '/docs/old/']);
const fetch = vi.fn(async (path: string) => ({ ok: known.has(path) }));
vi.stubGlobal('fetch', fetch);
afterEach(() => fetch.mockClear());

test.each([
  ['/docs/a.html?x=1#y', '/docs/a/?x=1#y'],
  ['/docs/a', '/docs/a/'],
  ['/docs/a/index.html', '/docs/a/'],
  ['/docs/old.html', '/docs/old/'],
])('%s leads to %s', async (address, form) => {
  expect(await knownForm(new URL(address, 'https://docs.example'), '/docs/')).toBe(form);
});

test('a path without a known form stays, and no request is made for a canonical path', async () => {
  expect(await knownForm(new URL('https://docs.example/docs/b.html'), '/docs/')).toBeUndefined();
  fetch.mockClear();
  expect(await knownForm(new URL('https://docs.example/docs/b/'), '/docs/')).toBeUndefined();
  expect(await knownForm(new URL('https://docs.example/elsewhere/b.html'), '/docs/')).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});
