import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '../../verification/clicks/pages/index.ts';
import { readSteps, type Section } from '../../verification/clicks/read-steps.ts';
import type { ClickRecording } from '../../verification/clicks/run-clicks.ts';
import unproven from '../../verification/clicks/unproven.json' with { type: 'json' };
import recordingJson from '../../verification/recordings/clicks.json' with { type: 'json' };

const recording = recordingJson as ClickRecording;
const paths = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => file.slice(0, -'.mdx'.length));
const sections = paths.flatMap((path) =>
  readSteps(readFileSync(`content/${path}.mdx`, 'utf8')).map((section) => ({ path, ...section })),
);
const seenIn = ({ path, anchor }: Section & { path: string }) => recording.pages[path]?.[anchor];
const nameOf = ({ path, anchor }: { path: string; anchor: string }): string => `${path}#${anchor}`;

test.each(sections.filter(seenIn).map((section): [string, (typeof sections)[number]] => [nameOf(section), section]))(
  'every label in the steps of %s was on the screen',
  (_, section) => {
    const { names = {}, elsewhere = {}, skip = {} } = pages[section.path]?.[section.anchor] ?? {};
    for (const [index, { line, mentions }] of section.steps.entries()) {
      if (skip[index + 1] !== undefined) continue;
      const labels = mentions
        .flatMap((mention) => mention.labels)
        .filter((label) => !(label in names) && !(label in elsewhere));
      const seen = seenIn(section)?.[index]?.map(({ label }) => label) ?? [];
      const place = `content/${section.path}.mdx:${line}: record it again with "npm run verification -- clicks ${section.path}"`;
      expect([...new Set(seen)].toSorted(), place).toEqual([...new Set(labels)].toSorted());
    }
  },
);

test('sections whose steps nobody has followed are listed with the reason', () => {
  const listed = Object.values(unproven).flat();
  expect(listed.toSorted()).toEqual(
    [...new Set(sections.filter((section) => !seenIn(section)).map(nameOf))].toSorted(),
  );
});

test('the recording holds only sections that pages have', () => {
  const recorded = Object.entries(recording.pages).flatMap(([path, anchors]) =>
    Object.keys(anchors).map((anchor) => nameOf({ path, anchor })),
  );
  expect(recorded.filter((name) => !sections.some((section) => nameOf(section) === name))).toEqual([]);
});
