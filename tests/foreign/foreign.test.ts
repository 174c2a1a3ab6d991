import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatGroups, groupProblems } from '../../engine/model/group-problems.ts';
import { discover } from '../../engine/site/discover.ts';
import { compileSite, htmlOf } from '../unit/compile-text.ts';

/**
 * Each folder holds pages written for another system; those in `packages/` were published by other people. `name.output.html`
 * beside a page is the result for the reader, `problems.txt` the output of a check. To add a case, add a folder; no code is needed.
 */
const foldersIn = (place: string): string[] =>
  readdirSync(join(import.meta.dirname, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(place, entry.name));
const systems = ['.', 'packages'].flatMap(foldersIn).filter((folder) => folder !== 'packages');

describe.each(systems)('%s', async (system) => {
  const folder = join(import.meta.dirname, system);
  const { pages, problems } = await compileSite(await discover(folder, {}, true));

  it.each([...pages.keys()])('%s', async (file) => {
    const page = pages.get(file);
    if (!page) throw new Error(`There is no page ${file}.`);
    const lines = htmlOf(page).replace(
      /(?=<(?:h[1-6]|p|ul|ol|li|table|thead|tbody|tr|figure|pre|aside|div|blockquote|hr|details|section|dl|img)\b)/g,
      '\n',
    );
    await expect(`${lines.trim()}\n`).toMatchFileSnapshot(join(folder, `${file}.output.html`));
  });

  // `syntax.txt` lists words that are not shown: names and attributes that only the other system reads.
  it('loses no word of its pages', async () => {
    const lost = [...pages].flatMap(([file, { markdown, body }]) => {
      const shown = new Set([...wordsIn(markdown), ...wordsIn(JSON.stringify(body))]);
      return wordsOf(readFileSync(join(folder, file), 'utf8')).filter((word) => !shown.has(word));
    });
    await expect(`${[...new Set(lost)].sort().join('\n')}\n`).toMatchFileSnapshot(join(folder, 'syntax.txt'));
  });

  it('reports what it cannot show, once for each kind', async () => {
    await expect(`${formatGroups(groupProblems(problems))}\n`).toMatchFileSnapshot(join(folder, 'problems.txt'));
  });
});

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** The words of a page that a reader must find in the result: all except comments, scripts, settings, imports and addresses. */
const wordsOf = (source: string): string[] => [
  ...new Set(
    wordsIn(
      source
        .replace(/^---\n(?=[\w"]+:)[\s\S]*?\n---\n/, '')
        .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<script[\s\S]*?<\/script>/g, '')
        .replace(/^(import|export) .*$/gm, '')
        .replace(/\]\((<[^>]*>|[^)\s]*)|https?:\/\/\S+/g, ' '),
    ),
  ),
];
