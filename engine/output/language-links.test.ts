import { expect, test } from 'vitest';
import { languageLinks } from './language-links.ts';

const site = {
  url: 'https://docs.example',
  base: '/docs/',
  locales: [
    { code: 'en', label: 'English', direction: 'ltr' as const },
    { code: 'pt-BR', label: 'Português', direction: 'ltr' as const },
    { code: 'ar', label: 'العربية', direction: 'rtl' as const },
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
  expect(languageLinks(site, { ...page, path: '/ar/a/', translations: ['en'] })).toEqual(languages);
  expect(languageLinks(site, page)).toEqual([]);
  expect(languageLinks({ ...site, url: undefined }, { ...page, translations: ['ar'] })).toEqual([]);
});
