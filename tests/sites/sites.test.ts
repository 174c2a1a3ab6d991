import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../engine/build/check.ts';
import { formatProblems, Reporter } from '../../engine/build/report.ts';

/**
 * Each folder is a tiny site, most with one thing wrong; `problems.txt` in it is what a check must print. A new case is a folder and no
 * code; the test fails until its `problems.txt` is written, and shows what to write.
 */
const cases = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const silent = (): Reporter => new Reporter({ write: () => true });
/** What the check must print. */
function expectation(folder: string): string {
  const file = join(folder, 'problems.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '(problems.txt is not written yet)';
}

describe.each(cases)('%s', (name) => {
  const folder = join(import.meta.dirname, name);
  it('prints what it should', async () => {
    expect(formatProblems(await check({ root: folder }, silent()))).toBe(expectation(folder).trimEnd());
  });
});
