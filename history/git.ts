import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git and returns what it prints. */
export type Git = (...args: string[]) => Promise<string>;

/** How long git may take, in ms: far more than a long history needs. */
const mostTime = 60_000;

export const gitIn =
  (folder: string, timeout = mostTime): Git =>
  async (...args) =>
    (await run('git', args, { cwd: folder, maxBuffer: 1 << 28, timeout })).stdout;

export const isShallow = async (git: Git): Promise<boolean> =>
  (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';

/** Why git has failed in a folder, as a sentence without its end. */
export const whyNoHistory = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'Git is not installed' : 'The content has no git history';
