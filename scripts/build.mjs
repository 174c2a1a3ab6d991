// `npm run build`: builds the site, then writes the report for the owner of an overlay. Options are those of the engine's build.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = process.argv.slice(2);
const { values } = parseArgs({ args: options, options: { out: { type: 'string' } }, strict: false });
const run = (...args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;

const out = values.out === undefined ? [] : ['--out', String(values.out)];
process.exitCode =
  run('engine/cli/start.mjs', 'build', ...options) ||
  run('--import', 'tsx', 'owner/main.ts', 'report', '--if-any', ...out);
