import { expect, test } from 'vitest';
import { headFacts } from './head-facts.ts';

const site = {
  title: 'Docs',
  titleDelimiter: '|',
  url: 'https://docs.example',
  base: '/docs/',
  root: '/docs/',
  locale: { code: 'en', label: 'English', direction: 'ltr' as const },
};
const arabic = {
  ...site,
  base: '/docs/ar/',
  locale: { code: 'ar', label: 'العربية', direction: 'rtl' as const },
};
const page = { path: '/a/', type: 'task', title: 'A' };

test('a page in another locale has its language and direction', () => {
  expect(headFacts(site, page)).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(headFacts(arabic, page)).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

test('a page without a translation is the original for search engines', () => {
  expect(headFacts(arabic, page).url).toBe('https://docs.example/docs/ar/a/');
  expect(headFacts(arabic, { ...page, lang: 'en' })).toMatchObject({
    lang: 'ar',
    url: 'https://docs.example/docs/a/',
  });
});

test('only pages that somebody wrote exist as Markdown, and only pages that exist have a URL', () => {
  expect(headFacts(site, page)).toMatchObject({ markdown: '/docs/a/index.md', url: 'https://docs.example/docs/a/' });
  expect(headFacts(site, { ...page, type: 'index' })).toMatchObject({ markdown: undefined, url: expect.any(String) });
  expect(headFacts(site, { ...page, type: 'not-found' })).toMatchObject({ markdown: undefined, url: undefined });
});
