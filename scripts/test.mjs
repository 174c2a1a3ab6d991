// Runs every check and test in stages and ends with one line: 'N passed, N failed'. Its arguments are sets of stages: `check` is what
// needs no built site, `test` is all of them but those that take minutes, which are `long`. Needs only Node: it installs packages.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { ensureBrowser, reportPrograms } from './programs.mjs';
import { npm } from './run.mjs';
import { passOrFail, printSummary, runStages } from './stages.mjs';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/tests');

const script = (name, args = [], options = {}) =>
  npm(['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], {
    cwd: root,
    ...options,
    // Runners then refuse tests that are marked to run alone, and write no missing snapshots.
    env: { CI: '1', ...options.env },
  });
const alone = (name) => async () => passOrFail(await script(name));

/** Runs a project of vitest.config.ts. */
const vitest =
  (project, env = {}, files = []) =>
  async () => {
    const report = join(reports, `${project}.json`);
    const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files];
    return vitestCounts(report, await script(`check:${project}`, args, { env }));
  };

/** Some samples are pages: without a browser they are skipped, and the report says so. */
const samples = (env, files) => async () => {
  const chromium = await installedChromium();
  return vitest('samples', { ...env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }, files)();
};

/** Runs a script of Playwright. */
const playwright = (name) => async () => {
  const chromium = await installedChromium();
  if (!chromium) {
    console.error('There is no Chromium (see above), so the browser tests cannot run.');
    return passOrFail(1);
  }
  const report = join(reports, `${name}.json`);
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ENGINES: process.env.CI ? 'required' : 'if there',
  };
  return playwrightCounts(report, await script(`check:${name}`, [], { env }));
};

/** Checks that use one processor each, the longest first: they run side by side. */
const checks = {
  Types: 'check:types',
  Walls: 'check:walls',
  'Dead code': 'check:unused',
  Content: 'check:content',
  Lint: 'check:lint',
  Format: 'check:format',
};

/** What part of the long runs' kills and generated inputs is tried: continuous integration sets it, so that all sets fit one run. */
const share = Number(process.env.LONG_SHARE ?? 1);
if (!(share > 0 && share <= 1)) {
  console.error(
    `LONG_SHARE is “${process.env.LONG_SHARE}”. It is the part of the long runs that is tried: a number above 0, at most 1.`,
  );
  process.exit(1);
}
const generated = String(Math.ceil(3000 * share));

/** Tests that use all processors: they run one after the other. */
const sets = {
  check: { 'Unit tests': vitest('unit') },
  test: {
    Programs: vitest('programs'),
    Samples: samples({}),
    Build: alone('build'),
    Budgets: vitest('budgets'),
    Browser: playwright('browser'),
    Accessibility: alone('a11y-report'),
  },
  long: {
    Build: alone('build'),
    'Long runs': vitest('long', { KILLS: String(2 * Math.ceil(25 * share)), FUZZ_RUNS: generated }),
    'Generated input': async () => passOrFail(await script('fuzz', [generated])),
    'Newest templates': samples({ TEMPLATES: 'latest' }, ['express-project', 'next-project', 'vite-projects']),
    'Firefox and WebKit': playwright('engines'),
    'Rival searches': alone('check:bench'),
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in sets));
if (unknown !== undefined || !wanted.length) {
  console.error(`Name sets of tests: ${Object.keys(sets).join(', ')}.${unknown ? ` There is no “${unknown}”.` : ''}`);
  process.exit(1);
}

requireNode();
await ensureDependencies(root);
if (wanted.some((name) => name !== 'check')) {
  await ensureBrowser(root);
  await reportPrograms();
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const printing = (name) => (onOutput) => script(name, [], { onOutput });
const results = await runStages(
  wanted.includes('check')
    ? Object.fromEntries(Object.entries(checks).map(([title, name]) => [title, printing(name)]))
    : {},
  Object.assign({}, ...wanted.map((name) => sets[name])),
);
process.exitCode = printSummary(results) ? 0 : 1;
