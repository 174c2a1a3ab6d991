import { expect, test } from 'vitest';
import { contentHash } from '../engine/site/content-hash.ts';
import { changedStrings, changes, hashesOf, withoutNames, wordDifference } from './translations.ts';

const page = (step: string) => `---
type: task
title: A
keywords: [a]
---

Above.

## One

Text.

### Inside

${step}

## Two
`;

const since = (before: string, now: string, versions: Iterable<string> = []): string[] =>
  changes({ before: hashesOf(before), now, file: 'a.mdx' }, versions);
const start = page('Do this now.');

test('a change counts for the section it is in, and not for those around it; its words are marked', () => {
  expect(Object.keys(hashesOf(start))).toEqual(['', 'one', 'inside', 'two']);
  const now = page('Do that now.\n\nThen rest.');
  expect(since(start, now, [now, page('Do it.'), start])).toEqual([
    'a.mdx:13  #inside has changed',
    '    Do [-this-]{+that+} now.',
    '    {+Then rest.+}',
  ]);
});

test('versions are read until the one that was translated, and a missing one is named', () => {
  const read: string[] = [];
  const versions = function* () {
    for (const step of ['Do that now.', 'Do this now.', 'Do nothing.']) {
      read.push(step);
      yield page(step);
    }
  };
  since(start, page('Do that now.'), versions());
  expect(read).toEqual(['Do that now.', 'Do this now.']);
  expect(since(start, page('Do that now.'))[1]).toMatch(/^ {4}Git has no version/);
});

test('what readers do not see of the front matter does not count, and the title does', () => {
  expect(since(start, start.replace('[a]', '[a, b]'))).toEqual([]);
  expect(since(start, start.replace('title: A', 'title: B'), [start])).toEqual([
    'a.mdx:6  the beginning has changed',
    '    title: [-A-]{+B+}',
  ]);
});

test('new sections and those that are gone are named, with their texts', () => {
  expect(since(start, start.replace('## Two', '## Three'), [start])).toEqual([
    'a.mdx:17  #three is new',
    '    {+## Three+}',
    'a.mdx:1  #two is gone',
    '    [-## Two-]',
  ]);
});

test('words that were added over several lines are marked in each', () => {
  expect(wordDifference('One.\nTwo.', 'One.\nTwo and\n\nthree.')).toHaveLength(2);
});

test('a text of the frame whose English has changed since it was translated is named, with the difference', () => {
  const before = { close: contentHash('Close the menu', 12), open: contentHash('Open', 12) };
  const now = { close: 'Close this menu', open: 'Open' };
  expect(changedStrings(before, now, [now, { close: 'Close the menu' }])).toEqual([
    'the text close has changed in English',
    '    Close [-the-]{+this+} menu',
  ]);
  expect(changedStrings(before, { ...now, close: 'Close the menu' })).toEqual([]);
});

test('what a platform can lack and a language has no names for is listed by its English names', () => {
  const all = withoutNames({});
  expect(all).toContain('campaign, campaigns');
  expect(all.join()).not.toMatch(/Telegram|SAML/);
  expect(withoutNames({ names: { campaign: ['Kampagne*'] } })).toEqual(
    all.filter((one) => !one.startsWith('campaign')),
  );
});
