import { expect, test } from 'vitest';
import { localeOf, localizedPath } from './localized-path.ts';

const locales = [
  { code: 'en', label: 'English', direction: 'ltr' as const },
  { code: 'de', label: 'Deutsch', direction: 'ltr' as const },
  { code: 'ar', label: 'العربية', direction: 'rtl' as const },
];

test.each([
  ['/product/', 'de', '/de/product/'],
  ['/de/product/', 'ar', '/ar/product/'],
  ['/de/product/', 'en', '/product/'],
  ['/', 'de', '/de/'],
  ['/de/', 'en', '/'],
  ['/developers/', 'de', '/de/developers/'],
])('%s in %s is %s', (path, locale, expected) => {
  expect(localizedPath(path, locale, locales)).toBe(expected);
});

test('a path without a segment is in the default locale', () => {
  expect(localeOf('/developers/', locales)).toMatchObject({ code: 'en' });
  expect(localeOf('/de/product/', locales)).toMatchObject({ code: 'de' });
});
