import { describe, expect, test } from 'vitest';
import * as data from './index.ts';
import { readFileSync } from 'node:fs';
import { vocabularySchema } from '../writing/vocabulary-schema.ts';
import { factTexts } from './fact-texts.ts';

/** Keys whose strings are names, code or literals of the system, not sentences. */
const literal = new Set([
  'source',
  'default',
  'values',
  'code',
  'example',
  'sample',
  'loadedMessage',
  'subscribe',
  'frame',
  'operation',
  'path',
  'url',
  'route',
  'ownName',
  'setting',
  'topLevelKeys',
  'environment',
  'package',
  'place',
  'className',
  'apiType',
  'providerEvents',
  'contentTypes',
  'host',
  'value',
  'pattern',
  'matches',
  'misses',
  'base',
  'folder',
  'variables',
  'types',
  'outgoingMessagesGroupBy',
  'label',
  'synonyms',
  'name',
  'key',
  'object',
  'group',
  'type',
  'rules',
  'file',
  'test',
]);
/** Lists that contain sentences, although their key is one of those above. */
const sentenceLists = new Set(['variables', 'types']);
/** Names of other products and standards. */
const names = /New Relic|tag manager|tags for search engines/gi;

const spoken = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(/\{[a-z-]+\}/gi, '')
    .replace(names, '');
/** The sentences of all files, with code left out. */
const sentences = Object.entries(data).flatMap(([file, facts]) =>
  [
    ...factTexts(facts, (key) => literal.has(key)),
    ...factTexts(facts, (key) => literal.has(key) && !sentenceLists.has(key)).filter(({ key }) => key === 'meaning'),
  ].map(({ path, value }) => ({ place: `${file}.${path}`, text: spoken(value) })),
);
/** What is written on screen: named as the app has it, so only product names matter. */
const labels = Object.entries(data).flatMap(([file, facts]) =>
  factTexts(facts, (key) => literal.has(key) && key !== 'label' && !sentenceLists.has(key))
    .filter(({ key }) => key === 'label' || key === 'term')
    .map(({ path, value }) => ({ place: `${file}.${path}`, text: value })),
);
const hits = (pattern: RegExp, texts = sentences): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);

describe('words', () => {
  test('sentences are found at all', () => expect(sentences.length).toBeGreaterThan(1500));

  test('no name of another product is used for ours', () => {
    expect(hits(/chatwoot|typebot|hoory/i, [...sentences, ...labels])).toEqual([]);
  });

  const { avoid, terms, tics, hedges } = vocabularySchema.parse(
    JSON.parse(readFileSync(new URL('../writing/vocabulary.json', import.meta.url), 'utf8')),
  );
  test.each([...avoid, ...terms, ...tics, ...hedges])('none of: $pattern', ({ pattern, say }) => {
    expect(hits(new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i')), say).toEqual([]);
  });

  test.each([
    ['filler', /\b(simpl[ey]|eas(y|ily)|just|please|currently|obviously)\b/i],
    ['abbreviations', /\b(via|e\.g\.|i\.e\.|etc)\b|and\/or/i],
    ['our word is channel', /\binbox(es)?\b/i],
    ['our word is label', /\btags?\b/i],
    ['our spelling is ID', /(?<=[\w.'] )ids?(?![\w-])|(?<![\w-])Ids?(?![\w-])/],
    [
      'British spelling',
      /\b(colou?rs?\b(?<=our|ours)|behaviour|favourite|organis|recognis|customis|centre|dialogue|cancelled|catalogue|licence|grey)/i,
    ],
    ['first person', /\b(we|our|us|I)\b/],
    ['typographic quotes', /[‘’“”]/],
  ])('none of: %s', (what, pattern) => {
    expect(hits(pattern), what).toEqual([]);
  });

  test('a sentence has at most 30 words', () => {
    const long = sentences.flatMap(({ place, text }) =>
      text
        .split(/(?<=[.!?;:])\s/)
        .filter((part) => part.split(/\s+/).length > 30)
        .map((part) => `${place}: ${part}`),
    );
    expect(long).toEqual([]);
  });

  test('what a thing means is a sentence: a capital at the start, a full stop at the end', () => {
    const meanings = Object.entries(data).flatMap(([file, facts]) =>
      factTexts(facts)
        .filter(({ key }) => key === 'meaning')
        .map(({ path, value }) => ({ place: `${file}.${path}`, text: value })),
    );
    const wrong = meanings.filter(
      ({ text, place }) =>
        !/^(\[?[\p{Lu}\d]|`|\*\*)/u.test(text) || (!/[.!?]$/.test(text) && !place.startsWith('conversations.sort')),
    );
    expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
});
