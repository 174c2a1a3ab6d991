import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Folders with tests that call functions and compare results. */
const folders = ['engine', 'components', 'data', 'config', 'scripts'].concat(
  ['unit', 'sites', 'api', 'facts', 'parser', 'foreign', 'fuzz'].map((name) => `tests/${name}`),
);
/** Tests of many parts together, with builds, servers and other programs. */
const programs = ['tests/build', 'tests/hosting'];

const isTest = /\.test\.(tsx?|mjs)$/;
const anyTest = (folder: string): string => `${folder}/**/*.test.{ts,tsx,mjs}`;

/**
 * Whether a test changes what others see: replaced modules, timers and globals, the process, the environment of a browser. `vi.fn` only
 * makes a function, and `process.cwd()` only reads.
 */
const changesWorld = (file: string): boolean =>
  /\bvi\b(?!\.fn\b| })|\bprocess\.(?!cwd\()|globalThis|@vitest-environment|defineProperty/.test(
    readFileSync(file, 'utf8'),
  );
const changers = folders
  // Recipes are tried in a copy of the project that has only some of them.
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => isTest.test(file) && changesWorld(file));

/** Unit tests: everything that needs neither a built site nor a browser. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    // Tests of tiny sites run a whole build, and a busy machine is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      {
        extends: true,
        // In processes that stay, modules are loaded once for all files: half of the processor time of these tests.
        test: {
          name: 'together',
          include: folders.map(anyTest),
          exclude: ['**/node_modules/**', ...changers],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...programs.map(anyTest), ...changers],
          // Servers, watchers and other programs: scripts/test-counts.mjs says how many tests may need it.
          retry: 1,
        },
      },
    ],
  },
});
