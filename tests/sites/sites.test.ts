import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check } from '../../engine/build/check.ts';
import { formatProblems, Reporter } from '../../engine/build/report.ts';

/** Each folder is a tiny site with one thing wrong; `problems.txt` beside it is what a check must print. A new case is a folder and no code. */
const cases = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

it.each(cases)('%s', async (name) => {
  const folder = join(import.meta.dirname, name);
  const problems = await check({ root: folder }, new Reporter({ write: () => true }));
  expect(problems.length).toBeGreaterThan(0);
  await expect(`${formatProblems(problems)}\n`).toMatchFileSnapshot(join(folder, 'problems.txt'));
});
