import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CommandError } from '../model/command-error.ts';
import { outputMarker } from '../output/site-files.ts';
import { cannotWrite } from './cannot-write.ts';

/** A folder that either becomes the output at the end or is discarded: a build never leaves half a site. */
export type OutputFolder = {
  readonly path: string;
  readonly swap: () => Promise<void>;
  readonly discard: () => void;
};

const markerText = 'A build has made this folder, and the next one replaces it. These files are of the build:\n';

/** Whether a build has made a folder. Nothing else is ever removed. */
const isBuilt = (folder: string): boolean => existsSync(join(folder, outputMarker));

/** What is in a folder, apart from compressed forms of files that are there. */
function listed(folder: string): string[] {
  const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return [...names].filter((name) => !/\.(gz|br)$/.test(name) || !names.has(name.slice(0, -3))).toSorted();
}

/** What is in the output of a build although the build has not made it: its marker lists what it has, unless it was killed. */
function addedTo(folder: string): string[] {
  const [, ...built] = readFileSync(join(folder, outputMarker), 'utf8').trimEnd().split('\n');
  const names = new Set(built);
  return built.length ? listed(folder).filter((name) => !names.has(name)) : [];
}

/**
 * A build replaces the output folder with everything in it. So it replaces only an empty folder or the output of an earlier build.
 * @param sources folders that the site is made from, relative to the project
 * @throws CommandError for the project, its sources, a folder in them, a folder with files that no build has made, and a file
 */
export function ensureReplaceable(out: string, root: string, sources: readonly string[]): void {
  const refuse = (why: string): never => {
    throw new CommandError(
      `${out} can't be the output: ${why}. A build replaces the whole folder.`,
      'Name a folder of its own with --out, such as dist.',
    );
  };
  const target = realPath(out);
  if (contains(target, realPath(root))) refuse('the project is in it');
  for (const source of sources.map((folder) => resolve(root, folder))) {
    if (contains(target, realPath(source))) refuse(`${source} is in it, and the site is made from that`);
    if (contains(realPath(source), target)) refuse(`it is in ${source}, and the site is made from that`);
  }
  if (!namesIn(out)?.length) return;
  const added = isBuilt(out) ? addedTo(out) : undefined;
  if (added?.length === 0) return;
  const files = added ? `: ${added.slice(0, 3).join(', ')}${added.length > 3 ? ' …' : ''}` : '';
  throw new CommandError(
    `${out} has files that no build has made${files}. A build replaces the whole folder, so they would be lost.`,
    added
      ? 'Move them to public/, from where every build copies them, or elsewhere.'
      : 'Name an empty folder or a new one with --out, or empty this one first.',
  );
}

const contains = (folder: string, other: string): boolean => !relative(folder, other).split(sep).includes('..');

/** The path without symbolic links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(resolve(path));
    return parent === path ? path : join(realPath(parent), basename(path));
  }
}

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
    discard() {
      if (!isOutput) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** `dist` → `dist.<process>-<six characters>`, with the marker. */
async function makeFolder(out: string): Promise<string> {
  await mkdir(dirname(out), { recursive: true });
  const path = await mkdtemp(join(dirname(out), `${basename(out)}.${process.pid}-`));
  try {
    writeFileSync(join(path, outputMarker), markerText);
    // Only its owner may read a temporary folder, but a web server runs as another user.
    await chmod(path, 0o755);
    return path;
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts a folder in place of another. When another build does the same at that moment, the last one wins.
 * @returns where the old folder is now, if there was one
 */
async function replace(out: string, path: string): Promise<string> {
  writeFileSync(join(path, outputMarker), markerText + listed(path).join('\n'));
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
      if (moved && !isTaken) await rename(old, out);
      if (!isTaken || attempt === 20) throw error;
      removeLater(old);
    }
  }
}

/**
 * Removes what killed builds left beside the output. A build that was killed in the middle of the swap has moved the old output aside; it
 * is put back.
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

/** Removes a folder that a build has made. Thousands of files take a while, so a process does it that outlives this one. */
function removeLater(folder: string): void {
  if (!isBuilt(folder) || addedTo(folder).length) return removeEmpty(folder);
  const program = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 3 })';
  spawn(process.execPath, ['-e', program, folder], { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref();
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or there is none.
  }
}
