import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CommandError } from '../model/command-error.ts';
import { assetsFolder } from '../output/headers.ts';
import { cannotWrite } from './cannot-write.ts';

/** A folder that either becomes the output at the end or is discarded: a build never leaves half a site. */
export type OutputFolder = {
  readonly path: string;
  /** Puts the folder in place of the old output. */
  readonly swap: () => Promise<void>;
  /** Removes the folder, unless it is the output now. */
  readonly discard: () => Promise<void>;
};

/**
 * A build replaces the output folder with everything in it. So it replaces only the output of an earlier build, which it recognizes by
 * the folder for assets, or an empty folder.
 * @throws CommandError for a folder with other files, such as the pages themselves, and for a file
 */
export function ensureReplaceable(out: string): void {
  const names = namesIn(out);
  if (!names?.length || names.includes(assetsFolder)) return;
  throw new CommandError(
    `${out} has files that no build has made. A build replaces the whole folder, so they would be lost.`,
    'Name an empty folder or a new one with --out, or empty this one first.',
  );
}

/** What is in a folder; undefined when there is none. */
function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannotWrite(folder, error);
  }
}

/**
 * Creates the folder beside the output, so that the swap is a rename.
 * @throws CommandError when it can't be created
 */
export async function outputFolder(out: string): Promise<OutputFolder> {
  const path = await makeFolder(out).catch((error: unknown) => {
    throw cannotWrite(out, error);
  });
  let isOutput = false;
  return {
    path,
    async swap() {
      const old = await replace(out, path).catch((error: unknown) => {
        throw cannotWrite(out, error);
      });
      isOutput = true;
      removeLater(old);
    },
    async discard() {
      if (!isOutput) await rm(path, { recursive: true, force: true });
    },
  };
}

/** `dist` → `dist.<process>-<six characters>`. */
async function makeFolder(out: string): Promise<string> {
  await mkdir(dirname(out), { recursive: true });
  const path = await mkdtemp(join(dirname(out), `${basename(out)}.${process.pid}-`));
  // Only its owner may read a temporary folder, but a web server runs as another user.
  await chmod(path, 0o755);
  return path;
}

/**
 * Puts a folder in place of another. When another build does the same at that moment, the last one wins.
 * @returns where the old folder is now
 */
async function replace(out: string, path: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const old = `${path}.old${attempt}`;
    const moved = await rename(out, old).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    try {
      await rename(path, out);
      return old;
    } catch (error) {
      const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (isTaken && attempt < 20) {
        removeLater(old);
        continue;
      }
      if (moved && !isTaken) await rename(old, out);
      throw error;
    }
  }
}

/**
 * Removes what killed builds left beside the output. A build that was killed in the middle of the swap has moved the old output
 * aside; it is put back.
 */
export async function clearLeftovers(out: string): Promise<void> {
  const prefix = `${basename(out)}.`;
  for (const name of await readdir(dirname(out)).catch(() => [])) {
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    const [, pid, old] = /^(\d+)-\w{6}(\.old\d+)?$/.exec(rest) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = join(dirname(out), name);
    if (old !== undefined && !existsSync(out)) await rename(folder, out).catch(() => removeLater(folder));
    else removeLater(folder);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removing thousands of files takes a while, so a separate process does it: `rm`, which starts at once, or Node where there is none. */
function removeLater(folder: string): void {
  const program = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 3 })';
  spawnApart('rm', ['-rf', folder], () => spawnApart(process.execPath, ['-e', program, folder], () => {}));
}

/** Starts a process that outlives this one. */
function spawnApart(program: string, words: readonly string[], onError: () => void): void {
  spawn(program, words, { detached: true, stdio: 'ignore' }).on('error', onError).unref();
}
