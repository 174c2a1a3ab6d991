import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { discover } from './discover.ts';

const root = mkdtempSync(join(tmpdir(), 'discover-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(root, name);
  mkdirSync(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

test('reads pages with any extension, without BOM and carriage returns', async () => {
  const found = await discover(
    folder('endings', {
      'a.md': '\uFEFF# A\r\n\r\nText\r',
      'b.markdown': '',
      'C.MD': '',
      'd.MDX': '',
      'e.txt': '',
      '_f.md': '',
    }),
    {},
    'content',
  );
  expect(found.pages.map(({ file, path, format }) => [file, path, format])).toEqual([
    ['C.MD', '/C/', 'md'],
    ['a.md', '/a/', 'md'],
    ['b.markdown', '/b/', 'md'],
    ['d.MDX', '/d/', 'mdx'],
  ]);
  expect(found.pages[1]?.text).toBe('# A\n\nText\n');
  expect(found.assets).toEqual(['e.txt']);
});

test('replaces brand words', async () => {
  const path = folder('words', { 'a.md': '%slug% {constructor} {toString}' });
  expect((await discover(path, {}, 'content')).pages[0]?.text).toBe('%slug% {constructor} {toString}');
  expect((await discover(path, { slug: 'acme' }, 'content')).pages[0]?.text).toBe('acme {constructor} {toString}');
});

test('follows symbolic links within the folder, and reports the others', async () => {
  const path = folder('links', { 'a.md': '', 'sub/b.md': '' });
  writeFileSync(join(root, 'secret.md'), 'secret');
  symlinkSync('a.md', join(path, 'inside.md'));
  symlinkSync('../secret.md', join(path, 'outside.md'));
  symlinkSync('nowhere.md', join(path, 'nowhere.md'));
  symlinkSync('sub', join(path, 'again'));
  const { pages, leftOut } = await discover(path, {}, 'content');
  expect(pages.map(({ file }) => file)).toEqual(['a.md', 'inside.md', 'sub/b.md']);
  expect(leftOut.map(({ file, why }) => `${file}: ${why}`).sort()).toEqual([
    'content/again: it is a link to a folder',
    'content/nowhere.md: it is a link that leads nowhere',
    'content/outside.md: it is a link that leads out of the content folder',
  ]);
});

test('leaves out a file whose name is not valid UTF-8', async () => {
  const path = folder('names', { 'a.md': '' });
  writeFileSync(Buffer.concat([Buffer.from(`${path}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.md')]), 'x');
  const { pages, leftOut } = await discover(path, {}, 'content');
  expect(pages.map(({ file }) => file)).toEqual(['a.md']);
  expect(leftOut.map(({ why }) => why)).toEqual(['its name is not UTF-8']);
});
