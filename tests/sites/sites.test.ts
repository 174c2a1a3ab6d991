import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../engine/build/check.ts';
import { formatProblems, Reporter } from '../../engine/build/report.ts';

/**
 * Each folder is a tiny site, most of them with one mistake; `problems.txt` in it is the expected output of a check. To add a case,
 * add a folder; no code is needed. The test fails until its `problems.txt` is written, and prints the text for it.
 */
const cases = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const silent = (): Reporter => new Reporter({ write: () => true });
/** The expected output of the check. */
function expectation(folder: string): string {
  const file = join(folder, 'problems.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '(problems.txt is not written yet)';
}

describe.each(cases)('%s', (name) => {
  const folder = join(import.meta.dirname, name);
  it('prints what it should', { timeout: 30_000 }, async () => {
    expect(formatProblems(await check({ root: folder }, silent()))).toBe(expectation(folder).trimEnd());
  });
});
