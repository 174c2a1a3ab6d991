import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCorpus, type CorpusFigures } from './corpus-figures.ts';
import { growth } from './growth.ts';
import { machine, today } from './machine.ts';
import { writeTable } from './write-table.ts';

/**
 * `npm run bench:scale`: how builds and pages grow with the site. Arguments: numbers of pages, smallest first; default 200 2000 10000.
 * `--write` puts the table into docs/decisions/large-sites.md.
 */
const numbers = process.argv
  .slice(2)
  .filter((word) => word !== '--write')
  .map(Number);
const counts = numbers.length ? numbers : [200, 2000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'docs-scale-'));

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const columns: readonly {
  readonly name: string;
  readonly of: (figures: CorpusFigures) => number;
  readonly print: (value: number) => string;
}[] = [
  { name: 'cold build', of: ({ cold }) => cold.seconds, print: seconds },
  { name: 'of the processor', of: ({ cold }) => cold.cpuSeconds, print: seconds },
  { name: 'most memory', of: ({ cold }) => cold.megabytes, print: (value) => `${Math.round(value)} MB` },
  { name: 'after one edit', of: ({ edited }) => edited.seconds, print: seconds },
  { name: 'processor after one edit', of: ({ edited }) => edited.cpuSeconds, print: seconds },
  { name: 'output', of: ({ output }) => output, print: (bytes) => `${(bytes / 1e6).toFixed(1)} MB` },
  { name: 'first view', of: ({ views }) => views.median, print: kilobytes },
  { name: 'search, first word', of: ({ search }) => search, print: kilobytes },
];

const lines: string[] = [];
const say = (line: string): void => {
  lines.push(line);
  console.log(line);
};
say(`| pages | ${columns.map(({ name }) => name).join(' | ')} |`);
say(`|---:|${columns.map(() => '---:|').join('')}`);
const all: CorpusFigures[] = [];
try {
  for (const count of counts) {
    const figures = await measureCorpus(folder, count);
    all.push(figures);
    say(`| ${[count, ...columns.map(({ of, print }) => print(of(figures)))].join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const [smallest, largest] = [all[0] as CorpusFigures, all.at(-1) as CorpusFigures];
const measures = columns.map(({ name, of }) => ({ name, smallest: of(smallest), largest: of(largest) }));
say('');
say(growth([counts[0] as number, counts.at(-1) as number], measures));
say('');
say(`${machine()}, ${today()}. First view and search are gzip.`);
if (process.argv.includes('--write')) writeTable('scale', lines.join('\n'));
