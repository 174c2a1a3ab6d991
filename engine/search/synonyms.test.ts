import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { expandQuery } from './expand-query.ts';
import { parseQuery } from './parse-query.ts';
import { readSynonyms } from './synonyms.ts';

const synonyms = readSynonyms(['label = tag, colored mark', 'human > agent']);

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
