import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { expandQuery } from './expand-query.ts';
import { parseQuery } from './parse-query.ts';
import { readSynonyms, synonymLines } from './synonyms.ts';

const lines = ['label = tag, colored mark', 'human > agent', 'rival, other product >'];
const synonyms = readSynonyms(lines);

/** What a word of a query may also be found by. */
function alsoFoundBy(query: string): string[] {
  const slots = expandQuery(parseQuery(`${query} `), new Dictionary(['label', 'tag', 'human', 'agent']), synonyms);
  return slots[0]?.slice(1).map(({ terms }) => terms.join(' ')) ?? [];
}

test('the pages’ own term is found by all its synonyms, a synonym only by the own term', () => {
  expect(alsoFoundBy('label')).toEqual(['tag', 'color mark']);
  expect(alsoFoundBy('tag')).toEqual(['label']);
  expect(alsoFoundBy('colored mark')).toContain('label');
});

test('with `>`, only the first word is replaced', () => {
  expect(alsoFoundBy('human')).toEqual(['agent']);
  expect(alsoFoundBy('agent')).toEqual([]);
});

test('each direction is a line of its own, under the word that finds it', () => {
  expect(synonymLines(lines)).toEqual([
    ['label', 'label>tag,colored mark'],
    ['tag', 'tag>label'],
    ['color', 'colored mark>label'],
    ['human', 'human>agent'],
    ['rival', 'rival>'],
    ['other', 'other product>'],
  ]);
  expect(readSynonyms(synonymLines(lines).map(([, line]) => line))).toEqual(synonyms);
});
