import { expect, test } from 'vitest';
import { english, fillString, stringsOf } from './strings.ts';

test('a locale replaces some of the texts; the others stay English', () => {
  const strings = stringsOf({ strings: { search: 'Suche' } });
  expect(strings.search).toBe('Suche');
  expect(strings.next).toBe(english.next);
});

test('braces are filled in, unknown ones stay', () => {
  expect(fillString('{results} results on {pages} pages, {x}', { results: 3, pages: 2 })).toBe(
    '3 results on 2 pages, {x}',
  );
});
