import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
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
import { build } from '../../engine/build/build.ts';
import { Reporter } from '../../engine/build/report.ts';

const source = resolve(import.meta.dirname, '../sites/harbor');
/** As deep in the project as the original, so that its imports of the engine lead there. */
const place = resolve(import.meta.dirname, '../../.cache/copies');

const main = resolve(import.meta.dirname, '../../engine/cli/main.ts');
const commandLine = (out: string, cache: boolean): string[] => [
  '--import',
  'tsx',
  main,
  'build',
  '--out',
  out,
  ...(cache ? [] : ['--no-cache']),
];

/** What a build prints of its pages: `1 (2 unchanged)`. */
const pagesStep = (printed: string): string => /^ {2}pages +[\d.]+ m?s {2}(.*)$/m.exec(printed)?.[1] ?? printed;

/** A copy of the site in `tests/sites/harbor` that a test may edit, build and serve. */
export class Harbor {
  readonly root: string;

  constructor() {
    mkdirSync(place, { recursive: true });
    this.root = mkdtempSync(join(place, 'harbor-'));
    cpSync(source, this.root, { recursive: true });
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

  /** Commits everything under an author's name. */
  commit(author: string, date: string): void {
    const env = {
      ...process.env,
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: 'a@example.com',
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: author,
      GIT_COMMITTER_EMAIL: 'a@example.com',
    };
    const git = (...args: string[]): void => void execFileSync('git', args, { cwd: this.root, env, stdio: 'ignore' });
    git('init', '-q');
    git('add', '-A', '--', 'content');
    git('commit', '-q', '--allow-empty', '-m', 'An edit');
  }

  /** Builds into a folder of the copy. Gives what was printed of pages: `1 (2 unchanged)`. */
  async build(out: string, cache: boolean): Promise<string> {
    let printed = '';
    await build({ root: this.root, out, cache }, new Reporter({ write: (text) => (printed += text) }));
    return pagesStep(printed);
  }

  /** The same in a process of its own: this one would go on with the code it has loaded. */
  buildApart(out: string, cache: boolean): string {
    const run = spawnSync(process.execPath, commandLine(out, cache), { ...this.#process(), encoding: 'utf8' });
    if (run.status === null || run.stderr) throw new Error(run.stderr);
    return pagesStep(run.stdout);
  }

  /** Begins a build in a process of its own, and kills it. */
  async buildAndKill(out: string, milliseconds: number): Promise<void> {
    const child = spawn(process.execPath, commandLine(out, true), { ...this.#process(), stdio: 'ignore' });
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
    await ended;
    clearTimeout(timer);
  }

  #process(): { cwd: string; env: NodeJS.ProcessEnv } {
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
