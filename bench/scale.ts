import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCorpus } from './corpus-figures.ts';
import { machine, today } from './machine.ts';

/** `npm run bench:scale`: how builds and pages grow with the site. Arguments: numbers of pages; default 200 2000 10000. */
const counts = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'docs-scale-'));
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

console.log(
  '| pages | cold build | of the processor | most memory | after one edit | of the processor | output | first view | search, first word |',
);
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|');
try {
  for (const count of counts.length ? counts : [200, 2000, 10_000]) {
    const { cold, edited, views, output, search } = await measureCorpus(folder, count);
    const cells = [
      count,
      `${cold.seconds.toFixed(1)} s`,
      `${cold.cpuSeconds.toFixed(1)} s`,
      `${Math.round(cold.megabytes)} MB`,
      `${edited.seconds.toFixed(1)} s`,
      `${edited.cpuSeconds.toFixed(1)} s`,
      `${(output / 1e6).toFixed(1)} MB`,
      kilobytes(views.median),
      kilobytes(search),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${machine()}, ${today()}. First view and search are gzip.`);
