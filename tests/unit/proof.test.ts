import { expect, test } from 'vitest';
import { walksOfJobs } from '../../verification/clicks/jobs.ts';
import { reasonKeys, whyNotFollowed } from '../../verification/clicks/not-followed.ts';
import { readSections } from '../../verification/clicks/sections.ts';
import type { ClickRecording } from '../../verification/clicks/walk.ts';
import { unprovenSentences } from '../../verification/proof/sentences.ts';
import clicks from '../../verification/recordings/clicks.json' with { type: 'json' };

const recording = clicks as ClickRecording;
const unfollowed = readSections().filter(({ path, anchor }) => !recording.pages[path]?.[anchor]);

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

test('a sentence is unproven if it has a label that no recording has, or a measure', () => {
  const seen = new Set(['Save']);
  const page =
    '---\ntitle: A\n---\n\nSelect **Save**. Select **Nowhere**.\n\n```sh\n# wait 5 minutes\n```\n\nIt takes 5 minutes.\n';
  expect(unprovenSentences(page, seen)).toEqual([
    { line: 5, text: 'Select **Nowhere**.', lacks: '“Nowhere”' },
    { line: 11, text: 'It takes 5 minutes.', lacks: '5 minutes' },
  ]);
});
