import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchmarkTable, runsOf } from '../data/tables/benchmark.ts';
import type { FactTable } from '../engine/model/table.ts';
import { ownFigures } from './own-figures.ts';
import { peerFigures } from './peer-figures.ts';
import { writeTable } from './write-table.ts';

/**
 * `npm run bench`: measures builds and pages, and prints a table. With `--peers`, it measures this project beside other generators;
 * further arguments are names of steps in `bench/peers/bench.sh`. `--write` puts the table into its page, and the figures of the
 * comparison into `data/benchmark.json`.
 */
const [write, peers] = ['--write', '--peers'].map((flag) => process.argv.includes(flag));

const markdown = ({ columns, rows }: FactTable): string =>
  [
    columns.map(({ label }) => label),
    columns.map((_, index) => (index ? '---:' : '---')),
    ...rows.map(({ cells }) => columns.map(({ key }) => cells[key])),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function measurePeers(steps: readonly string[]): string {
  const { status } = spawnSync('bench/peers/bench.sh', steps, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`bench/peers/bench.sh ended with exit code ${status}.`);
  const figures = peerFigures(process.env['WORK'] ?? join(tmpdir(), 'docs-bench'));
  if (write) writeFileSync('data/benchmark.json', `${JSON.stringify(figures, null, 2)}\n`);
  const runs = runsOf(figures);
  const when = runs.map(({ began, names }) => (runs.length > 1 ? `${began} (${names.join('; ')})` : began)).join('; ');
  return `${markdown(benchmarkTable(figures))}\n\n${figures.machine}, ${when}. In parentheses: how many times our figure it is.`;
}

const table = peers ? measurePeers(process.argv.slice(2).filter((word) => !word.startsWith('--'))) : await ownFigures();
console.log(table);
if (write) writeTable(peers ? 'peers' : 'bench', table);
