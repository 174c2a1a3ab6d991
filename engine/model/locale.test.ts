import { expect, test } from 'vitest';
import { directionOf, languageBase, languageName, translate } from './locale.ts';

test.each([
  ['de', 'Deutsch', 'ltr'],
  ['fr', 'Français', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['he', 'עברית', 'rtl'],
])('%s is called %s and written %s', (code, name, direction) => {
  expect(languageName(code)).toBe(name);
  expect(directionOf(code)).toBe(direction);
});

test('the first language has no segment of its own', () => {
  const site = { root: '/docs/', locales: [{ code: 'en' }, { code: 'de' }] };
  expect(languageBase(site, 'en')).toBe('/docs/');
  expect(languageBase(site, 'de')).toBe('/docs/de/');
});

test('translates whole texts, wherever they are, and no keys', () => {
  const words = { Channels: 'Kanäle' };
  expect(translate({ Channels: [{ label: 'Channels', text: 'Channels of all kinds' }] }, words)).toEqual({
    Channels: [{ label: 'Kanäle', text: 'Channels of all kinds' }],
  });
  const page = { type: 'page', label: 'Channels', lang: 'en' };
  expect(translate([page], words), 'the title of a page without a translation').toEqual([page]);
});
