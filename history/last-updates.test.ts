import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gitHistory } from './last-updates.ts';

const scratch = mkdtempSync(join(tmpdir(), 'history-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const repository = join(scratch, 'repository');
const git = (...args: string[]): void => void execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
let second = 0;

/** Writes files and commits them, one second after the last commit. */
function commit(author: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  const date = `2026-03-09T14:05:${String(++second).padStart(2, '0')}+00:00`;
  git('add', '-A');
  execFileSync('git', ['commit', '-qm', 'A title\n\nand a body'], {
    cwd: repository,
    env: {
      ...process.env,
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: `${author}@example.com`,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: 'A machine',
      GIT_COMMITTER_EMAIL: 'machine@example.com',
    },
  });
}

mkdirSync(repository, { recursive: true });
git('init', '-q');
commit('ada', { 'pages/a.md': '1', 'pages/größe und so/ß "x".md': '1', 'other/c.md': '1' });
commit('bob', { 'pages/a.md': '2' });

test('finds the last author and time of each file, whatever its name', async () => {
  const { updated, missing } = await gitHistory(join(repository, 'pages'), (author) =>
    author === 'bob' ? 'Bob B.' : 'The project',
  );
  expect(missing).toBeUndefined();
  expect(Object.fromEntries(updated)).toEqual({
    'a.md': { author: 'Bob B.', time: '2026-03-09T14:05:02+00:00' },
    'größe und so/ß "x".md': { author: 'The project', time: '2026-03-09T14:05:01+00:00' },
  });
});

test('returns nothing for a shallow clone and for a folder without history, and says why', async () => {
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, join(scratch, 'shallow')]);
  const shallow = await gitHistory(join(scratch, 'shallow/pages'), String);
  expect([shallow.updated.size, shallow.missing]).toEqual([0, expect.stringContaining('git fetch --unshallow')]);
  const none = await gitHistory(scratch, String);
  expect([none.updated.size, none.missing]).toEqual([
    0,
    'The content has no git history, so pages show no last update.',
  ]);
});

describe('a long history', () => {
  const commits = 20_000;
  const files = 400;
  const long = join(scratch, 'long');
  beforeAll(() => {
    mkdirSync(join(long, 'pages'), { recursive: true });
    execFileSync('git', ['init', '-q', '-b', 'main', long]);
    const lines = ['blob\nmark :1\ndata 1\na', 'blob\nmark :2\ndata 1\nb'];
    for (let index = 0; index < commits; index++) {
      const change = `M 100644 :${1 + (Math.floor(index / files) % 2)} pages/p${index % files}.md`;
      const time = 1_600_000_000 + index;
      lines.push(`commit refs/heads/main\ncommitter ada <ada@example.com> ${time} +0000\ndata 1\nx\n${change}`);
    }
    execFileSync('git', ['-c', 'core.compression=0', 'fast-import', '--quiet', '--depth=0'], {
      cwd: long,
      input: `${lines.join('\n')}\n`,
    });
  });

  test('is read in one pass', async () => {
    const { updated, missing } = await gitHistory(join(long, 'pages'), String, 600_000);
    expect(missing).toBeUndefined();
    expect(updated.size).toBe(files);
    expect(Date.parse(updated.get('p0.md')?.time ?? '')).toBe((1_600_000_000 + commits - files) * 1000);
  });

  test('that takes too long is read in part, and that is said', async () => {
    const { updated, missing } = await gitHistory(join(long, 'pages'), String, 12);
    expect(missing).toContain('too long');
    expect(updated.size).toBeLessThanOrEqual(files);
  });
});
