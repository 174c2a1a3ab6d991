import { expect, test } from 'vitest';
import { headFacts } from './head-facts.ts';

const site = {
  title: 'Docs',
  titleDelimiter: '|',
  url: 'https://docs.example',
  base: '/docs/',
  locales: [
    { code: 'en', label: 'English', direction: 'ltr' as const },
    { code: 'pt-BR', label: 'Português', direction: 'ltr' as const },
    { code: 'ar', label: 'العربية', direction: 'rtl' as const },
  ],
};
const page = { path: '/a/', type: 'task', title: 'A' };

test('a page in another locale has its language, direction and Open Graph locale', () => {
  expect(headFacts(site, page)).toMatchObject({ lang: 'en', dir: 'ltr', ogLocale: 'en' });
  expect(headFacts(site, { ...page, path: '/ar/a/' })).toMatchObject({ lang: 'ar', dir: 'rtl', ogLocale: 'ar' });
  expect(headFacts(site, { ...page, path: '/pt-BR/a/' }).ogLocale).toBe('pt_BR');
});

test('only pages that somebody wrote exist as Markdown, and only pages that exist have a URL', () => {
  expect(headFacts(site, page)).toMatchObject({ markdown: '/docs/a/index.md', url: 'https://docs.example/docs/a/' });
  expect(headFacts(site, { ...page, type: 'index' })).toMatchObject({ markdown: undefined, url: expect.any(String) });
  expect(headFacts(site, { ...page, type: 'not-found' })).toMatchObject({ markdown: undefined, url: undefined });
});
