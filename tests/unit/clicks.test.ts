import { expect, test } from 'vitest';
import type { ClickRecording } from '../../verification/clicks/walk.ts';
import { readSections, unseenLabels, type PageSection } from '../../verification/clicks/sections.ts';
import { pages } from '../../verification/clicks/pages/index.ts';
import recordingJson from '../../verification/recordings/clicks.json' with { type: 'json' };

const recording = recordingJson as ClickRecording;
const sections = readSections();
const recorded = sections.filter(({ path, anchor }) => recording.pages[path]?.[anchor]);
const nameOf = ({ path, anchor }: Pick<PageSection, 'path' | 'anchor'>): string => `${path}#${anchor}`;
/** The sections that a recording or the instructions for one name. */
const sectionsOf = (all: Readonly<Record<string, object>>): string[] =>
  Object.entries(all).flatMap(([path, anchors]) => Object.keys(anchors).map((anchor) => nameOf({ path, anchor })));

test.each(recorded.map((section): [string, PageSection] => [nameOf(section), section]))(
  'every label in the steps of %s was on the screen',
  (_, section) => {
    const advice = `correct the label, or record the page again: npm run verification -- clicks ${section.path}`;
    expect(unseenLabels(section, recording), advice).toEqual([]);
  },
);

test('the recording has many sections, and a label that was never seen is named with its line', () => {
  expect(recorded.length).toBeGreaterThan(20);
  const section = recorded.find(({ steps }) => steps.some(({ mentions }) => mentions.length > 0)) as PageSection;
  const steps = section.steps.map((step) => ({
    ...step,
    mentions: [{ line: 7, labels: ['No such label'], isMenuPath: false, isSelected: true }],
  }));
  expect(unseenLabels({ ...section, steps }, recording)).toContain(`content/${section.path}.mdx:7: “No such label”`);
});

test('what is recorded, and what says how to record it, is still on the pages', () => {
  const named = new Set(sections.map(nameOf));
  const all = [...sectionsOf(recording.pages), ...sectionsOf(pages)];
  expect(
    all.filter((name) => !named.has(name)),
    'sections that were renamed or moved',
  ).toEqual([]);
});
