import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machine } from './machine.ts';
import { ownFigures } from './own-figures.ts';

/**
 * `npm run bench`: measures builds and pages and prints a table. `--peers` measures this project beside other generators instead; words after it
 * name single steps of `bench/peers/bench.sh`. `--write` puts the table into README.md.
 */
const [write, peers] = ['--write', '--peers'].map((flag) => process.argv.includes(flag));

function peerFigures(steps: readonly string[]): string {
  const { status } = spawnSync('bench/peers/bench.sh', steps, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`bench/peers/bench.sh ended with exit code ${status}.`);
  const work = process.env['WORK'] ?? join(tmpdir(), 'docs-bench');
  return `${readFileSync(join(work, 'results/report-200.md'), 'utf8')}\n${machine()}.`;
}

const table = peers ? peerFigures(process.argv.slice(2).filter((word) => !word.startsWith('--'))) : await ownFigures();
console.log(table);
if (write) {
  const mark = peers ? 'peers' : 'bench';
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(
    'README.md',
    readme.replace(
      new RegExp(`(<!-- ${mark}:start -->\\n)[\\s\\S]*?(<!-- ${mark}:end -->)`),
      (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
    ),
  );
}
