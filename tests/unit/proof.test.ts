import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walksOfJobs } from '../../verification/clicks/jobs.ts';
import { whereFollowed } from '../../verification/clicks/followed.ts';
import { reasonKeys, whyNotFollowed } from '../../verification/clicks/not-followed.ts';
import { readSections } from '../../verification/clicks/sections.ts';
import { elsewhere, picturesOfJobs } from '../../verification/screens/job-pictures.ts';
import { keyOf, measures, type MeasureRecording } from '../../verification/proof/measures.ts';
import { openSentences } from '../../verification/proof/open-sentences.ts';
import { manuals } from '../../verification/proof/manuals.ts';
import { ownLines } from '../../verification/proof/own-lines.ts';
import { reasonOf, reasonPaths, singleReasons } from '../../verification/proof/reasons.ts';
import { unprovenSentences } from '../../verification/proof/sentences.ts';
import measureLines from '../../verification/recordings/measures.json' with { type: 'json' };

const unfollowed = readSections().filter((section) => !whereFollowed(section));

test('numbered steps that nobody followed have a reason', () => {
  expect(
    unfollowed.filter((section) => !whyNotFollowed(section)).map(({ path, anchor }) => `${path}#${anchor}`),
  ).toEqual([]);
});

test('every reason is one of steps that nobody followed', () => {
  const used = new Set(unfollowed.map((section) => whyNotFollowed(section)?.[0]));
  expect(reasonKeys.filter((key) => !used.has(key))).toEqual([]);
});

test('jobs are bound to the steps of their pages, and many are followed', () => {
  const steps = walksOfJobs().flatMap(({ steps: all }) => all);
  expect(steps.filter(({ state }) => state === 'followed').length).toBeGreaterThan(40);
  expect(steps.filter(({ state, why }) => state === 'not followed' && why === 'No reason is given.')).toEqual([]);
});

test('the first sixty jobs that happen on a screen of the platform each have a picture', () => {
  const jobs = picturesOfJobs();
  const first = jobs.slice(0, 60);
  expect(first).toHaveLength(60);
  expect(first.filter(({ pictures }) => pictures.length === 0).map(({ job }) => job)).toEqual([]);
  const ids = new Set(walksOfJobs().map(({ job }) => job));
  expect(Object.keys(elsewhere).filter((job) => !ids.has(job))).toEqual([]);
});

test('a sentence is unproven if it has a label that no recording has, or a measure', () => {
  const seen = new Set(['Save']);
  const page =
    '---\ntitle: A\n---\n\nSelect **Save**. Select **Nowhere**.\n\n```sh\n# wait 5 minutes\n```\n\nIt takes 5 minutes.\n';
  expect(unprovenSentences(page, seen)).toEqual([
    { line: 5, text: 'Select **Nowhere**.', lacks: '“Nowhere”' },
    { line: 11, text: 'It takes 5 minutes.', lacks: '5 minutes' },
  ]);
});

test('words that begin an item of a list, and words in bold for emphasis, are no labels', () => {
  const page = '- **Lists.** One item is enough.\n- **In a list:** nothing.\n\nThe app calls it a **tool**.\n';
  expect(unprovenSentences(page, new Set())).toEqual([]);
  expect(unprovenSentences('- **Reply** sends it.\n', new Set())).toHaveLength(1);
});

test.each([
  ['The trend is (60 − 48) ÷ 48 × 100 = 25%.', true],
  ['| **Resolution Rate** | 28 ÷ 80 | 35% |', true],
  ['| open | 80 − 28 − 36 | 16 conversations |', true],
  ['1,050 ÷ 50 = 21 minutes', true],
  ['9 ÷ 20 = 44%', false],
  ['9 ÷ 20 = 45%, and 7 ÷ 20 = 45%', false],
  ['It takes 5 minutes.', false],
  ['It takes 5 minutes: 4 ÷ 2 = 2.', false],
  ['4 ÷ 2 = 2 days, and 5 minutes', false],
])('“%s” calculates what it states: %s', (text, isRight) => {
  const sentences = unprovenSentences(`${text}\n`, new Set(['Resolution Rate']));
  expect(sentences.length).toBe(isRight ? 0 : 1);
});

test('the figures of an example are those that its calculations begin with', () => {
  const page = '80 conversations started.\n\n| resolved | 28 ÷ 80 | 35% |\n\n';
  expect(unprovenSentences(page, new Set())).toEqual([]);
  expect(unprovenSentences(page.replace('35', '45'), new Set())).toHaveLength(2);
  expect(unprovenSentences(`${page}35 conversations are open.\n`, new Set())).toHaveLength(1);
});

test.each([
  ['7 ÷ 20 = 35%', '7 days', false],
  ['7 ÷ 20 = 35%', '20 messages', true],
  ['1,050 ÷ 50 = 21 minutes', '1,050 minutes', true],
  ['1,050 ÷ 50 = 21 minutes', '50 minutes', false],
  ['1,050 ÷ 50 = 22 minutes', '1,050 minutes', false],
  ['9:10 − 9:04 | 6 min', '6 minutes', true],
  ['9:10 − 9:04 | 6 min', '6 months', false],
  ['20 ÷ 20 = 100%', '100%', false],
])('an example with “%s” accounts for “%s” elsewhere on its page: %s', (calculation, measure, isProven) => {
  const page = `| a | ${calculation} |\n\nIt is kept for ${measure}.\n`;
  expect(unprovenSentences(page, new Set())).toHaveLength(
    isProven ? 0 : unprovenSentences(`| a | ${calculation} |\n`, new Set()).length + 1,
  );
});

test.each(ownLines)('%s: %s is in %s', (beginning, lacks, file, code) => {
  expect(readFileSync(file, 'utf8')).toContain(code);
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.startsWith(beginning) && name.endsWith('.mdx'))
    .map((name) => readFileSync(`content/${name}`, 'utf8'));
  expect(
    pages.some((text) => text.includes(lacks.replaceAll(/[“”]/g, ''))),
    'a page that says it',
  ).toBe(true);
});

test('every sentence that nothing proves says where it is read, and none is read from the source alone', () => {
  const all = openSentences().open.flatMap(({ path, sentences }) => sentences.map((one) => reasonOf(path, one)));
  expect(all.filter(({ source }) => !/^https:\/\/|^the |\.(?:md|json)$/.test(source))).toEqual([]);
  expect(all.length, 'look at the newest ones with npm run proof -- all').toBeLessThanOrEqual(215);
  expect(
    all.filter(({ why }) => why === 'Read from the source of the release.').length,
    'name the line in measures.ts',
  ).toBe(0);
});

test('every label of a manual is one that a sentence needs, and is in the words of the manual', () => {
  const { inManuals } = openSentences();
  for (const { pages, source, labels } of manuals) {
    expect(source).toMatch(/^https:\/\//);
    for (const [label, words] of Object.entries(labels)) {
      expect(words).toContain(label);
      const isNeeded = inManuals.some(
        ({ path, sentences }) =>
          pages.some((beginning) => path.startsWith(beginning)) &&
          sentences.some(({ lacks, alsoLacks = [] }) => [lacks, ...alsoLacks].includes(`“${label}”`)),
      );
      expect(isNeeded, `a sentence that names ${label}`).toBe(true);
    }
  }
});

test('every reason for a page is one of sentences that nothing proves', () => {
  const open = openSentences().open.filter(({ sentences }) => sentences.length > 0);
  expect(reasonPaths.filter((beginning) => !open.some(({ path }) => path.startsWith(beginning)))).toEqual([]);
  const isUsed = ({ beginning, lacks }: (typeof singleReasons)[number]): boolean =>
    open.some(({ path, sentences }) => path.startsWith(beginning) && sentences.some((one) => one.lacks === lacks));
  expect(singleReasons.filter((one) => !isUsed(one))).toEqual([]);
});

test.each(measures.map((one) => [keyOf(one), one] as const))(
  '%s is set by a recorded line of the source',
  (key, one) => {
    const line = (measureLines as MeasureRecording)[key];
    expect(line?.code).toContain(one.code);
    expect(line?.second?.code ?? '').toContain(one.second?.code ?? '');
    const lines = `${line?.code} ${line?.second?.code ?? ''}`.toLowerCase();
    const words = one.measure.startsWith('“') ? (one.measure.toLowerCase().match(/\w+/g) ?? []) : [];
    expect(
      words.filter((word) => !lines.includes(word)),
      'words of the label that its lines lack',
    ).toEqual([]);
    const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => one.pages.test(file));
    const texts = pages.filter((file) => file.endsWith('.mdx')).map((file) => readFileSync(`content/${file}`, 'utf8'));
    expect(
      texts.some((text) => text.includes(one.measure.replaceAll(/[“”]/g, ''))),
      'a page that states it',
    ).toBe(true);
  },
);
