import { expect, test } from 'vitest';
import { Dictionary } from './dictionary.ts';
import { expandQuery } from './expand-query.ts';
import { parseQuery } from './parse-query.ts';
import { readSynonyms, synonymLines } from './synonyms.ts';

const lines = [
  'label = tag, colored mark',
  'human > agent',
  'rival, other product >',
  'sign in = log in, login',
  'missing = not shown',
];
const synonyms = readSynonyms(lines);

/** What a word of a query may also be found by. */
function alsoFoundBy(query: string): string[] {
  const slots = expandQuery(
    parseQuery(`${query} `),
    new Dictionary(['label', 'tag', 'human', 'agent', 'mark', 'login', 'log', 'color']),
    synonyms,
  );
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

test('a phrase is known with the words in it that say nothing, joined and apart', () => {
  expect(alsoFoundBy('cant log in')).toContain('sign');
  expect(alsoFoundBy('log')).not.toContain('sign');
  expect(alsoFoundBy('coloredmark')).toContain('label');
  expect(alsoFoundBy('picture not shown')).toEqual([]);
});

test('a negation of any form is that of the phrase', () => {
  for (const query of ['shown', 'is shown']) expect(alsoFoundBy(query)).not.toContain('missing');
  for (const query of ['not shown', 'isn’t shown', 'doesn’t shown']) expect(alsoFoundBy(query)).toContain('miss');
});

test('each direction is a line of its own, under the word that finds it', () => {
  expect(synonymLines(lines)).toEqual([
    ['label', 'label>tag,colored mark'],
    ['tag', 'tag>label'],
    ['color', 'colored mark>label'],
    ['human', 'human>agent'],
    ['rival', 'rival>'],
    ['other', 'other product>'],
    ['sign', 'sign in>log in,login'],
    ['log', 'log in>sign in'],
    ['login', 'login>sign in'],
    ['miss', 'missing>not shown'],
    ['shown', 'not shown>missing'],
  ]);
  expect(readSynonyms(synonymLines(lines).map(([, line]) => line))).toEqual(synonyms);
});
