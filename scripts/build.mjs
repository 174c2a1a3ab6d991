// `npm run build`: builds the site, then writes the report for the owner of an overlay. Options are those of the engine's build.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const options = process.argv.slice(2);
const { values } = parseArgs({ args: options, options: { out: { type: 'string' } }, strict: false });
const run = (stderr, ...args) =>
  spawnSync(process.execPath, args, { stdio: ['inherit', 'inherit', stderr] }).status ?? 1;

const out = values.out === undefined ? [] : ['--out', String(values.out)];
const failed = run('inherit', 'engine/cli/start.mjs', 'build', ...options);
// A build with problems has a report, too. When the configuration can't be read, the build has said so.
const unreported = run(failed ? 'ignore' : 'inherit', '--import', 'tsx', 'owner/main.ts', 'report', '--if-any', ...out);
process.exitCode = failed || unreported;
