import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOfTable } from './file-of-table.ts';
import { published } from './published.ts';
import { tables } from './tables.ts';

/** Files that `README.md` gives a reason for. */
const internal = ['benchmark', 'jobs'];
const files = readdirSync(import.meta.dirname).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);

test('every file is published, or the guide to the folder says why not', () => {
  expect(Object.keys(published).toSorted()).toEqual(
    [...files.filter((file) => !internal.includes(file)), 'errors'].toSorted(),
  );
  const readme = readFileSync(`${import.meta.dirname}/README.md`, 'utf8');
  const [reason = ''] = /Two files aren't published:[^]*?\n\n/.exec(readme) ?? [];
  for (const file of internal) expect(reason).toContain(`\`${file}.json\``);
});

test('every table is of a file', () => {
  expect(Object.keys(tables).filter((table) => !files.includes(fileOfTable(table)))).toEqual([]);
});
