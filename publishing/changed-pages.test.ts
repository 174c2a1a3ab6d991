import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changedPages } from './changed-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const git = (...args: string[]): void =>
  void execFileSync('git', ['-c', 'user.name=Acme', '-c', 'user.email=a@acme.example', ...args], { cwd: root });

const page = { title: 'Connect A', description: 'About A.' };
const sidebars = [{ id: 'g', label: 'Guide', items: [{ type: 'page' as const, label: 'A', path: '/a/' }] }];
const pages = [
  { ...page, path: '/a/', file: 'content/a.mdx' },
  { ...page, path: '/b/', file: 'content/b.mdx' },
  { ...page, path: '/made/' },
];

test('pages that are still there, with the names they have in the sidebar', async () => {
  mkdirSync(join(root, 'content'));
  for (const name of ['a', 'b', 'removed']) writeFileSync(join(root, `content/${name}.mdx`), `${name}\n`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'Pages');
  const { changed } = await changedPages({ root, sidebars, pages });
  expect(changed).toEqual([
    { ...page, path: '/a/', kind: 'added', time: changed[0]?.time, label: 'A', guide: 'Guide' },
    { ...page, path: '/b/', kind: 'added', time: changed[0]?.time },
  ]);
});

test('without git, it says why there are none', async () => {
  expect(await changedPages({ root: tmpdir(), sidebars, pages })).toEqual({
    changed: [],
    missing: 'The content has no git history',
  });
});
