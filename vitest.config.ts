import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const second = 1000;
const test = '*.test.{ts,tsx,mjs}';

/** A kind of test: its files, and how long one test may take. The limits are a few times what tests need on two busy processors; a test that needs more says so itself. */
const project = (name: string, include: string[], limit: number, more: object = {}): TestProjectConfiguration => ({
  extends: true,
  test: { name, include, testTimeout: limit, hookTimeout: limit, ...more },
});

/** Tests that call functions and compare results: no build of the whole site, no browser, no other program. */
const unit = [
  'engine',
  'authoring',
  'components',
  'data',
  'config',
  'scripts',
  'importer',
  'layers',
  'owner',
  'openapi',
  'diagrams',
  'fonts',
  'history',
  'passages',
  'hosting',
  'writing',
  'publishing',
  'offline',
  'tests/unit',
  'tests/parser',
]
  .concat(['tests/sites', 'tests/api', 'tests/facts', 'tests/fuzz'])
  .map((folder) => `${folder}/**/${test}`);

/** Files that take longest, such as those that build the whole site: begun last, they would leave the other processor nothing to do. */
const longest = /\/(platforms|rebuild|another-site|next-project|omissions|real-descriptions)\.test\.ts$/;

/** Starts the longest files first, also in a fresh clone, of which Vitest knows no durations. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** `vitest run --project NAME` runs one kind; `vitest run FILE` finds the file in any of them. */
export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      // In processes that stay, modules are loaded once for all files.
      project('unit', unit, 10 * second, {
        hookTimeout: 30 * second,
        isolate: false,
        exclude: ['**/node_modules/**', '**/*.isolated.test.*'],
      }),
      // Tests that replace modules, timers or globals have `isolated` in their names, and a process of their own.
      project('isolated', ['**/*.isolated.test.{ts,tsx}'], 10 * second, { hookTimeout: 30 * second }),
      // Builds, servers and other programs.
      project(
        'programs',
        ['build', 'hosting', 'commands'].map((folder) => `tests/${folder}/**/${test}`),
        120 * second,
      ),
      // The samples of the pages, in their own languages and against a stub of the platform.
      project('samples', [`tests/samples/**/${test}`], 60 * second),
      // Bytes and counts of the built site (`dist/`), after a build.
      project(
        'budgets',
        ['tests/budgets', 'mcp'].map((folder) => `${folder}/**/${test}`),
        60 * second,
      ),
      // What takes minutes or asks a registry: `npm run test:long`. One file after the other, because one measures time.
      project('long', ['tests/long/**/*.long.test.ts'], 1800 * second),
    ],
  },
});
