import { expect, test } from 'vitest';
import { changes, hashesOf } from './translations.ts';

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

test('a change counts for the section it is in, and not for those around it', () => {
  const before = hashesOf(page('Do this.'));
  expect(Object.keys(before)).toEqual(['', 'one', 'inside', 'two']);
  expect(changes(before, hashesOf(page('Do that.')))).toEqual(['#inside has changed']);
});

test('what readers do not see of the front matter does not count, and the title does', () => {
  const before = hashesOf(page('Do this.'));
  expect(changes(before, hashesOf(page('Do this.').replace('[a]', '[a, b]')))).toEqual([]);
  expect(changes(before, hashesOf(page('Do this.').replace('title: A', 'title: B')))).toEqual([
    'the beginning has changed',
  ]);
});

test('new sections and those that are gone are named', () => {
  const before = hashesOf(page('Do this.'));
  expect(changes(before, hashesOf(page('Do this.').replace('## Two', '## Three')))).toEqual([
    '#three is new',
    '#two is gone',
  ]);
});
