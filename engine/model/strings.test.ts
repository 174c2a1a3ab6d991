import { expect, test } from 'vitest';
import { fillString, searchTextsOf, stringsOf } from './strings.ts';

test('a locale replaces some of the texts; the others stay English', () => {
  const locale = { strings: { search: 'Suche', searchOpen: 'öffnen' } };
  expect(stringsOf(locale).search).toBe('Suche');
  expect(stringsOf(locale).next).toBe('Next');
  expect(searchTextsOf(locale)).toMatchObject({ search: 'Suche', searchOpen: 'öffnen', searchClose: 'close' });
});

test('braces are filled in; unknown ones are kept', () => {
  expect(fillString('{results} results on {pages} pages, {x}', { results: 3, pages: 2 })).toBe(
    '3 results on 2 pages, {x}',
  );
});
