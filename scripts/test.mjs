// Runs every check and test in stages, each of which runs even if others fail, and ends with one line: 'N passed, N failed'. Needs
// only Node: it installs packages. Programs that tests use are installed only in continuous integration (the variable CI);
// elsewhere the output says what is missing.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedChromium } from './chromium.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { requireNode } from './node-version.mjs';
import { ensurePrograms, mayInstall } from './programs.mjs';
import { npm } from './run.mjs';
import { noCounts, playwrightCounts, vitestCounts } from './test-counts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/tests');

const script = (name, args = [], options = {}) =>
  npm(['run', '--silent', name, ...(args.length ? ['--', ...args] : [])], { cwd: root, env: { CI: '1' }, ...options });
const passOrFail = (code) => ({ ...noCounts, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

async function vitest(name) {
  const report = join(reports, `${name.replace(':', '-')}.json`);
  return vitestCounts(
    report,
    await script(name, ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
  );
}

/** Some samples are pages: without a browser they are skipped, and the report says so. */
async function sampleTests() {
  const chromium = await installedChromium();
  if (chromium) process.env.CHROMIUM_PATH = chromium;
  return vitest('check:samples');
}

async function browserTests() {
  const chromium = await installedChromium();
  if (!chromium) {
    console.error('There is no Chromium (see above), so the browser tests cannot run.');
    return passOrFail(1);
  }
  const code = await npm(['run', '--silent', 'check:browser'], {
    cwd: root,
    env: {
      CI: '1',
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'browser.json'),
      ENGINES: mayInstall() ? 'required' : 'if there',
    },
  });
  return playwrightCounts(join(reports, 'browser.json'), code);
}

/** Checks that use one processor each, the longest first: they run side by side. */
const checks = {
  Format: 'check:format',
  Content: 'check:content',
  Types: 'check:types',
  Walls: 'check:walls',
  'Dead code': 'check:unused',
  Lint: 'check:lint',
};

/** Tests that use all processors: they run one after the other. */
const stages = {
  'Unit tests': () => vitest('check:unit'),
  Samples: sampleTests,
  Build: async () => passOrFail(await script('build')),
  Budgets: () => vitest('check:budgets'),
  'Browser tests': browserTests,
  Accessibility: async () => passOrFail(await script('a11y-report')),
};

requireNode();
await ensureDependencies(root);
await ensurePrograms(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
const printTitle = (title) => console.log(`\n── ${title} ${'─'.repeat(70 - title.length)}\n`);

async function measured(title, work) {
  const started = performance.now();
  const counts = await work().catch((error) => {
    console.error(error);
    return passOrFail(1);
  });
  results.push({ title, ...counts, seconds: (performance.now() - started) / 1000 });
}

/** Runs checks until none is left. What one prints appears when it has ended, so that it stays together. */
async function runChecks(waiting) {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [title, name] = check;
    let printed = '';
    const onOutput = (text) => (printed += text);
    await measured(title, async () => passOrFail(await script(name, [], { onOutput })));
    printTitle(title);
    process.stdout.write(printed);
  }
}

const waiting = Object.entries(checks);
await Promise.all(Array.from({ length: availableParallelism() }, () => runChecks(waiting)));
for (const [title, stage] of Object.entries(stages)) {
  printTitle(title);
  await measured(title, stage);
}

console.log(`\n── Summary ${'─'.repeat(63)}\n`);
for (const { title, passed, failed, seconds } of results) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  console.log(`${failed ? '✗' : '✓'} ${title.padEnd(14)} ${counts} ${seconds.toFixed(0).padStart(5)} s`);
}
const flaky = results.flatMap((result) => result.flaky);
if (flaky.length) console.log(`\n${flaky.length} FLAKY, failed at first and passed when run again:`);
for (const title of flaky) console.log(`  ${title}`);
const failures = results.flatMap((result) => result.failures);
if (failures.length) console.log('\nFAILED:');
for (const title of failures) console.log(`  ${title}`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.exitCode = total('failed') ? 1 : 0;
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
