// Compiles generated and damaged pages: `npm run fuzz -- 10000` (default: 1000), `npm run fuzz -- 10000 7` with another seed.
import { npm } from './run.mjs';

const [runs = '1000', seed] = process.argv.slice(2);
process.exitCode = await npm(['exec', '--', 'vitest', 'run', 'tests/fuzz', '--testTimeout=3600000'], {
  cwd: new URL('..', import.meta.url).pathname,
  env: { FUZZ_RUNS: runs, ...(seed === undefined ? {} : { FUZZ_SEED: seed }) },
});
