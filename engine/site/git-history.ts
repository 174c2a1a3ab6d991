import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Updated } from '../model/page.ts';

const run = promisify(execFile);

export type GitHistory = {
  /** By path from the repository's top folder. */
  readonly updated: ReadonlyMap<string, Updated>;
  /** Why there is nothing, in a sentence for the build's output: no repository, or a shallow clone whose dates would be wrong. */
  readonly missing?: string;
};

/** Who changed each file last and when, in one pass over history. A shallow clone gives nothing rather than a wrong date. */
export async function gitHistory(root: string, folder: string): Promise<GitHistory> {
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', args, { cwd: root, maxBuffer: 1 << 28 })).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return {
        updated: new Map(),
        missing:
          'The clone is shallow, so pages show no last update. Fetch the whole history (git fetch --unshallow) to have it.',
      };
    }
    const log = await git(
      'log',
      '--no-merges',
      '--no-renames',
      '--name-only',
      '--relative',
      '--format=%x01%an%x02%aI',
      '--',
      folder,
    );
    const updated = new Map<string, Updated>();
    for (const commit of log.split('\u0001').slice(1)) {
      const [head = '', ...files] = commit.split('\n');
      const [author = '', time = ''] = head.split('\u0002');
      for (const file of files) if (file && !updated.has(file)) updated.set(file, { author, time });
    }
    return { updated };
  } catch {
    return { updated: new Map(), missing: 'This folder has no git history, so pages show no last update.' };
  }
}
