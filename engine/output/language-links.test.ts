import { expect, test } from 'vitest';
import { languageLinks } from './language-links.ts';

const site = {
  url: 'https://docs.example',
  base: '/docs/',
  root: '/docs/',
  locale: { code: 'en', label: 'English', direction: 'ltr' as const },
  locales: [
    { code: 'en', label: 'English' },
    { code: 'pt-BR', label: 'Português' },
    { code: 'ar', label: 'العربية' },
  ],
};
const page = { path: '/a/' };

test('a page names the translations that exist, itself and the default; a page without any names none', () => {
  const languages = [
    ['en', 'https://docs.example/docs/a/'],
    ['ar', 'https://docs.example/docs/ar/a/'],
    ['x-default', 'https://docs.example/docs/a/'],
  ];
  expect(languageLinks(site, { ...page, translations: ['ar'] })).toEqual(languages);
  const arabic = { ...site, base: '/docs/ar/', locale: { code: 'ar', label: 'العربية', direction: 'rtl' as const } };
  expect(languageLinks(arabic, { ...page, translations: ['en'] })).toEqual(languages);
  expect(languageLinks(arabic, { ...page, lang: 'en', translations: [] })).toEqual([]);
  expect(languageLinks(site, page)).toEqual([]);
  expect(languageLinks({ ...site, url: undefined }, { ...page, translations: ['ar'] })).toEqual([]);
});
