import type { Problem } from '../model/problem.ts';

export type OnProgress = (done: number, total: number) => void;
/** What `Reporter.finish` prints in addition to the problems. */
export type Summary = {
  readonly pages: number;
  /** Paths of declared pages that are not written yet, once for each link to them. */
  readonly waiting: readonly string[];
  readonly planned: number;
  readonly out: string | undefined;
};
type Sink = { write(text: string): unknown; isTTY?: boolean; columns?: number };

const seconds = (ms: number): string => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`);

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Problems by file, sorted by line, as build and check print them. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = groupByFile(problems);
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, list]) => {
      const lines = list
        .toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map(
          ({ line, message, hint, severity }) =>
            `  ${file}${line ? `:${line}` : ''}  ${severity === 'warning' ? 'warning: ' : ''}${message}${hint ? `\n      ${hint}` : ''}`,
        );
      return lines.join('\n');
    })
    .join('\n\n');
}

function groupByFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem]);
  return groups;
}

/**
 * Prints a build as it runs: one line per step with count and time, a progress bar for long steps in a terminal, then all problems and one
 * summary line.
 */
export class Reporter {
  readonly #out: Sink;
  readonly #started = performance.now();

  constructor(out: Sink = process.stdout) {
    this.#out = out;
  }

  /**
   * Runs a step and prints its name, its count and how long it took.
   * @returns the result of the step
   */
  async step<T>(
    name: string,
    run: (progress: OnProgress) => T | Promise<T>,
    counted?: (result: T) => number | string,
  ): Promise<T> {
    const started = performance.now();
    const result = await run((done, total) => this.#bar(name, done, total, started));
    if (this.#out.isTTY) this.#out.write('\r\u001b[K');
    const number = counted === undefined ? '' : `  ${counted(result)}`;
    this.#out.write(`  ${name.padEnd(20)}${seconds(performance.now() - started).padStart(8)}${number}\n`);
    return result;
  }

  note(text: string): void {
    this.#out.write(`  ${text}\n`);
  }

  finish(problems: readonly Problem[], { pages, waiting, planned, out }: Summary): void {
    const errors = problems.filter((problem) => problem.severity === 'error').length;
    const warnings = problems.length - errors;
    if (problems.length) this.#out.write(`\n${formatProblems(problems)}\n\n`);
    if (waiting.length)
      this.note(
        `${count(waiting.length, 'link')} to pages that are declared and not written yet (${count(planned, 'page')}).`,
      );
    const outcomes = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
    const outcome = `${count(pages, 'page')}, ${outcomes}, ${seconds(performance.now() - this.#started)}`;
    this.#out.write(`${outcome}${out === undefined ? '' : ` → ${out}/`}\n`);
  }

  #bar(name: string, done: number, total: number, started: number): void {
    if (!this.#out.isTTY || performance.now() - started < 1000) return;
    const width = 24;
    const filled = Math.round((done / total) * width);
    this.#out.write(`\r  ${name.padEnd(20)} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`);
  }
}
