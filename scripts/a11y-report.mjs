// Compares the accessibility report with what the last run of all tests said: a test that the report names and that failed or did not run is
// an error. `npm run a11y-report -- --write` also puts date, numbers and failures into data/accessibility.json, for the next build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedCriteria } from './a11y-results.mjs';
import { playwrightSpecs } from './test-counts.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const file = join(root, 'data/accessibility.json');
const report = JSON.parse(readFileSync(file, 'utf8'));

const read = (name) => {
  const path = join(root, '.cache/tests', name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
};

const browserTests = (suites) =>
  playwrightSpecs(suites).map(({ title, ok, file: spec }) => ({ file: `tests/browser/${spec}`, title, passed: ok }));
const unitTests = (files) =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, passed: status === 'passed' })),
  );

const tests = [...browserTests(read('browser.json')?.suites), ...unitTests(read('unit.json')?.testResults ?? [])];
const { failed, passed, missing } = failedCriteria(report.criteria, tests);
for (const line of missing) console.error(line);
const pages = tests.filter((test) => test.file === 'tests/browser/every-page.spec.ts').length;
console.log(
  `${pages} pages, ${passed} tests passed that the report names; criteria with a failure: ${failed.join(', ') || 'none'}.`,
);

if (process.argv.includes('--write')) {
  const { version } = createRequire(import.meta.url)('axe-core/package.json');
  const date = new Date().toISOString().slice(0, 10);
  report.measured = { date, axe: version, pages, passed, failed };
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = failed.length ? 1 : 0;
