import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import forms from './english/forms.json' with { type: 'json' };
import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };
import { fillString, searchTextsOf, stringsOf } from './strings.ts';

test('each text is used, so that nobody translates one that no reader sees', () => {
  const root = join(import.meta.dirname, '../..');
  const code = [
    'engine',
    'authoring',
    'components',
    'data',
    'history',
    'layers',
    'offline',
    'openapi',
    'passages',
    'publishing',
  ]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!test)\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  expect(Object.keys({ ...forms, ...frame, ...generated, ...search }).filter((key) => !words.has(key))).toEqual([]);
});

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
