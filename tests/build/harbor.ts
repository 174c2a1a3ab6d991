import { execFileSync, spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from '../../engine/build/build.ts';
import { Reporter } from '../../engine/build/report.ts';
import { keepThreadPoolAwake } from '../../engine/cli/thread-pool.ts';
import type { Problem } from '../../engine/model/problem.ts';

const source = resolve(import.meta.dirname, '../sites/harbor');
/** As deep in the project as the original, so that its imports of the engine resolve. */
const place = resolve(import.meta.dirname, '../../.cache/copies');

const engine = resolve(import.meta.dirname, '../../engine/cli/start.mjs');

/** Who builds as a user without privileges: root becomes `nobody`, anyone else stays who they are. */
const unprivileged: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Whether that user may enter the project at all: not when it is in root's home. */
export const nobodyMayEnter = spawnSync('test', ['-r', engine], unprivileged).status === 0;

// For builds within the test's process.
keepThreadPoolAwake();

/** A copy of the site in `tests/sites/harbor` that a test may edit, build and serve. */
export class Harbor {
  readonly root: string;

  constructor() {
    mkdirSync(place, { recursive: true });
    this.root = mkdtempSync(join(place, 'harbor-'));
    cpSync(source, this.root, { recursive: true, filter: (file) => !file.endsWith('/.cache') });
    // The project's own tsconfig.json ignores folders that start with a dot.
    this.write(
      'tsconfig.json',
      '{ "extends": "../../../tsconfig.json", "include": ["**/*", "../../../engine/**/*"] }\n',
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  /** Replaces a part of a file. @throws Error when the file does not have it */
  edit(file: string, from: string, to: string): void {
    const text = readFileSync(join(this.root, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say “${from}”.`);
    this.write(file, text.replace(from, to));
  }

  move(from: string, to: string): void {
    mkdirSync(dirname(join(this.root, to)), { recursive: true });
    renameSync(join(this.root, from), join(this.root, to));
  }

  delete(file: string): void {
    rmSync(join(this.root, file));
  }

  /** Commits everything under the name of an author. */
  commit(author: string, date: string): void {
    const env = {
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_DATE: date,
    };
    this.git('init', '-q');
    this.git('add', '-A', '--', 'content');
    this.git(['commit', '-q', '--allow-empty', '-m', 'An edit'], env);
  }

  /**
   * Runs git in the copy.
   * @returns its output
   */
  git(...args: string[] | [string[], NodeJS.ProcessEnv]): string {
    const [words, more] = Array.isArray(args[0]) ? (args as [string[], NodeJS.ProcessEnv]) : [args as string[], {}];
    const env = { ...process.env, GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_EMAIL: 'a@example.com', ...more };
    return execFileSync('git', words, { cwd: this.root, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  }

  /**
   * Builds into a folder of the copy.
   * @returns what was printed
   */
  async build(out: string, cache = true): Promise<string> {
    let printed = '';
    await build({ root: this.root, out, cache }, new Reporter({ write: (text) => (printed += text) }));
    return printed;
  }

  /**
   * The same, but returns the problems.
   * @param watch receives each line as it is printed
   */
  async problems(out: string, watch: (printed: string) => void = () => {}): Promise<readonly Problem[]> {
    return (await build({ root: this.root, out }, new Reporter({ write: watch }))).problems;
  }

  /**
   * Builds in a separate process, because this one keeps using the code that it has loaded. Problems in the content are ignored.
   * @throws Error when there is no output or a component fails
   */
  async buildApart(out: string, cache: boolean, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const [program, ...args] = this.command(out, cache) as [string, ...string[]];
    const child = spawn(program, args, { cwd: this.root, env: { ...this.surroundings().env, ...env } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
    const [code] = await once(child, 'close');
    const isWhole = code === 0 || (printed.includes(` → ${out}/`) && !/<\w+> (cannot be rendered|fails)/.test(printed));
    if (!isWhole) throw new Error(printed);
    return printed;
  }

  /**
   * Starts a build in a separate process, and kills it with all its children after a time, counted from the start or from the first
   * files.
   * @returns undefined when it was killed; otherwise how many milliseconds it took, counted in the same way
   */
  async buildAndKill(
    out: string,
    { after, milliseconds }: { after: 'start' | 'writing'; milliseconds: number },
  ): Promise<number | undefined> {
    const [program, ...args] = this.command(out, true) as [string, ...string[]];
    const child = spawn(program, args, { ...this.surroundings(), stdio: 'ignore', detached: true });
    const ended = once(child, 'exit');
    const isWriting = (): boolean =>
      readdirSync(this.root).some(
        (name) => name.startsWith(`${out}.${child.pid}-`) && existsSync(join(this.root, name, '_assets')),
      );
    const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
    if (after === 'writing') while (isRunning() && !isWriting()) await setTimeout(4);
    const began = performance.now();
    await Promise.race([ended, setTimeout(milliseconds)]);
    if (!isRunning()) return performance.now() - began;
    process.kill(-(child.pid as number), 'SIGKILL');
    await ended;
    return undefined;
  }

  /**
   * Builds as a user without privileges, because root may read and write everything.
   * @param writable whether that user may write to the copy
   */
  buildAsNobody(out: string, { writable = true } = {}): SpawnSyncReturns<string> {
    const [program, ...args] = this.command(out, false) as [string, ...string[]];
    const { uid, gid } = unprivileged;
    if (uid && gid && writable) chownSync(this.root, uid, gid);
    if (!writable) chmodSync(this.root, 0o555);
    const run = spawnSync(program, args, { ...this.surroundings(), ...unprivileged, encoding: 'utf8' });
    if (uid) chownSync(this.root, 0, 0);
    chmodSync(this.root, 0o755);
    return run;
  }

  /** The command that a person types to build. */
  command(out: string, cache: boolean): string[] {
    return [process.execPath, engine, 'build', '--out', out, ...(cache ? [] : ['--no-cache'])];
  }

  /** The folder and environment for that command. */
  surroundings(): { cwd: string; env: NodeJS.ProcessEnv } {
    return { cwd: this.root, env: { ...process.env, NODE_ENV: 'production' } };
  }

  /** Every file below a folder of the copy, with its content. */
  files(folder: string): Record<string, string> {
    return Object.fromEntries(
      readdirSync(join(this.root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(this.root, folder, name)).isFile())
        .sort()
        .map((name) => [name, readFileSync(join(this.root, folder, name), 'latin1')]),
    );
  }
}
