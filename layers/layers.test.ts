import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CommandError } from '../engine/model/command-error.ts';
import { layerAt, readLayers } from './layers.ts';

const root = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function layer(name: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, name, file, '..'), { recursive: true });
    writeFileSync(join(root, name, file), text);
  }
  return layerAt(root, name);
}

test('pages, snippets and other files of a later layer replace those at the same path, and others are added', async () => {
  const below = layer('below', { 'a.mdx': 'A', 'b/index.mdx': 'B', 'c.md': 'C', 'i.png': '1', '_snippets/s.mdx': 'S' });
  const above = layer('above', { 'b.mdx': 'Other B', 'd.md': 'D', 'i.png': '2', '_snippets/s.mdx': 'Other S' });
  const { pages, snippets, assets } = await readLayers([below, above], {});
  expect(pages.map(({ displayFile, path, replaced }) => [displayFile, path, replaced?.displayFile])).toEqual([
    ['below/a.mdx', '/a/', undefined],
    ['above/b.mdx', '/b/', 'below/b/index.mdx'],
    ['below/c.md', '/c/', undefined],
    ['above/d.md', '/d/', undefined],
  ]);
  expect(snippets.get('s')?.displayFile).toBe('above/_snippets/s.mdx');
  expect(assets.get('i.png')).toEqual(above);
});

const page = '---\ntitle: T\n---\n\nStart.\n\n## One\n\nFirst.\n\n### Inner\n\nText.\n\n## Two {#second}\n\nLast.\n';

test('a file named after an anchor replaces that section and keeps the lines of the others', async () => {
  const below = layer('page', { 'guide/p.mdx': page });
  const above = layer('sections', {
    'guide/p@one.mdx': '---\nreplaced: 1\n---\n\n## Own\n\nText.\n',
    'guide/p@second.mdx': '## Own {#second}',
  });
  const { pages, snippets, problems } = await readLayers([below, above], {});
  expect(problems).toEqual([]);
  const lines = pages[0]?.text.split('\n') ?? [];
  expect(lines.filter(Boolean).slice(3)).toEqual([
    'Start.',
    '## Own',
    '<Snippet name="guide/p@one" />',
    '## Own {#second}',
    '<Snippet name="guide/p@second" />',
  ]);
  expect(lines.indexOf('## Own {#second}')).toBe(page.split('\n').indexOf('## Two {#second}'));
  expect(snippets.get('guide/p@one')?.text.split('\n').slice(4)).toEqual(['', '', 'Text.', '']);
});

test('a section that the page does not have is an error that names those it has', async () => {
  const below = layer('page', {});
  const above = layer('wrong', { 'guide/p@thrid.mdx': '## Own', 'guide/q@one.mdx': '## Own' });
  const { problems } = await readLayers([below, above], {});
  expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
    [
      'wrong/guide/p@thrid.mdx',
      'It replaces the section #thrid of page/guide/p.mdx, which has no such heading.',
      'The page has #one, #inner, #second.',
    ],
    [
      'wrong/guide/q@one.mdx',
      'It replaces a section of /guide/q/, and there is no such page.',
      'Rename the file after the page, or remove it.',
    ],
  ]);
});

test('says in a sentence that a folder is missing or empty', async () => {
  await expect(readLayers([layerAt(root, 'missing')], {})).rejects.toThrow(CommandError);
  await expect(readLayers([layerAt(root, 'missing')], {})).rejects.toThrow(/There is no folder .*missing\./);
  await expect(readLayers([layer('empty', { 'a.txt': '' })], {})).rejects.toThrow(/has no pages/);
});
