import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { pageChanges } from './page-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const repository = join(folder, 'repository');
mkdirSync(join(repository, 'content'), { recursive: true });

const day = (number: number): string => `2026-03-0${number}T12:00:00Z`;
function git(date: string, ...args: string[]): void {
  const who = { GIT_AUTHOR_NAME: 'Acme', GIT_AUTHOR_EMAIL: 'a@acme.example', GIT_COMMITTER_NAME: 'Acme' };
  const env = { ...process.env, ...who, GIT_COMMITTER_EMAIL: 'a@acme.example' };
  execFileSync('git', args, { cwd: repository, env: { ...env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } });
}
function commit(date: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, 'content', name), text);
  git(date, 'add', '-A');
  git(date, 'commit', '-q', '-m', 'Pages');
}
const text = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
const other = Array.from({ length: 30 }, (_, index) => `other${index}`).join(' ');

git(day(1), 'init', '-q', '-b', 'main');
commit(day(1), { 'a.mdx': `${text}\n`, 'b.mdx': `${text} b\n` });
// Punctuation and line breaks, then three words, then thirty.
commit(day(2), { 'a.mdx': `${text.replaceAll(' word1', ',\nword1')}.\n` });
commit(day(3), { 'b.mdx': `${text} b and three more\n` });
commit(day(4), { 'a.mdx': `${text} ${other}\n` });
renameSync(join(repository, 'content/b.mdx'), join(repository, 'content/c.mdx'));
commit(day(5), {});

const since = '2026-01-01';

test('pages that were added, moved and changed in substance, the latest first; punctuation and a few words are no change', async () => {
  const { changes, missing } = await pageChanges(repository, ['content'], since);
  expect(missing).toBeUndefined();
  expect(changes.map(({ file, kind, time }) => [file, kind, time.slice(0, 10)])).toEqual([
    ['content/c.mdx', 'moved', '2026-03-05'],
    ['content/a.mdx', 'changed', '2026-03-04'],
    ['content/a.mdx', 'added', '2026-03-01'],
    ['content/c.mdx', 'added', '2026-03-01'],
  ]);
});

test('a shallow clone and a folder without git say why there is nothing', async () => {
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(repository).href, clone]);
  expect(await pageChanges(clone, ['content'], since)).toEqual({ changes: [], missing: 'The clone is shallow' });
  expect(await pageChanges(folder, ['.'], since)).toEqual({ changes: [], missing: 'The content has no git history' });
});

test('a new commit is seen', async () => {
  const { changes } = await pageChanges(repository, ['content'], since);
  commit(day(6), { 'd.mdx': text });
  expect((await pageChanges(repository, ['content'], since)).changes).toHaveLength(changes.length + 1);
});
