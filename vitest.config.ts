import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests beside what they test: most call functions and compare results. */
const beside = ['{engine,components}/**/*.test.{ts,tsx}', '{data,config}/**/*.test.ts', 'scripts/**/*.test.mjs'];
/** Tests of many parts together, with builds, servers and other programs. */
const whole = [
  'unit/**/*.test.{ts,tsx}',
  'build/**/*.test.{ts,mjs}',
  '{sites,hosting,api,facts,parser,foreign,fuzz}/**/*.test.ts',
];

/** Whether a test changes what others see: replaced modules and timers, the process, the environment of a browser. */
const changesWorld = (file: string): boolean =>
  /\bvi\b|\bprocess\.|globalThis|@vitest-environment|defineProperty/.test(readFileSync(file, 'utf8'));
const changers = ['engine', 'components', 'data', 'config', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.test\.(tsx?|mjs)$/.test(file) && changesWorld(file));

/** Unit tests: everything that needs neither a built site nor a browser. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    // Tests of tiny sites run a whole build, and a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        // In processes that stay, modules are loaded once for all files: half of the processor time of these tests.
        test: { name: 'beside', include: beside, exclude: ['**/node_modules/**', ...changers], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [...whole.map((pattern) => `tests/${pattern}`), ...changers],
          // Servers, watchers and other programs: scripts/test-counts.mjs says how many tests may need it.
          retry: 1,
        },
      },
    ],
  },
});
