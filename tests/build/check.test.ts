import { afterAll, expect, test } from 'vitest';
import { check } from '../../engine/build/check.ts';
import { Reporter } from '../../engine/build/report.ts';
import { Harbor } from './harbor.ts';

/** A check remembers which pages it has read, and reads a page again when one of its inputs has changed. */
const site = new Harbor();
afterAll(() => site.remove());

const messages = async (): Promise<string[]> =>
  (await check({ root: site.root }, new Reporter({ write: () => true }))).map(
    ({ file, message }) => `${file}: ${message}`,
  );

test.each<[what: string, edit: () => void, found: string[]]>([
  ['nothing', () => {}, []],
  [
    'a placeholder that goes',
    () => site.edit('config/placeholders.ts', 'BOAT_ID', 'SHIP_ID'),
    ['samples/ask.sh: The placeholder <BOAT_ID> is not in config/placeholders.ts.'],
  ],
  ['a placeholder that comes back', () => site.edit('config/placeholders.ts', 'SHIP_ID', 'BOAT_ID'), []],
  [
    'a word that pages avoid',
    () => site.write('config/vocabulary.json', '{ "avoid": [{ "pattern": "skipper", "say": "say captain" }] }'),
    ['content/guide/berth.mdx', 'content/index.mdx'].map((file) => `${file}: “skipper” is a phrase to avoid.`),
  ],
  ['the word allowed again', () => site.write('config/vocabulary.json', '{}'), []],
  [
    'an anchor that goes from another page',
    () => site.edit('content/guide/tides.mdx', '## High water', '## When the water is high'),
    [
      'content/guide/berth.mdx: The link tides.mdx#high-water leads to /guide/tides/, where no element has the id `high-water`.',
    ],
  ],
])('%s', async (_, edit, found) => {
  edit();
  expect((await messages()).toSorted()).toEqual(found.toSorted());
});
