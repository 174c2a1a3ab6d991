import { existsSync, readFileSync } from 'node:fs';

/**
 * Passed and failed tests of a stage. A runner that fails without a failed test (a file that does not load, a crash) counts as one
 * failure.
 */
function counted(passed, failed, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Reads a report of Vitest's JSON reporter. A test file that could not be loaded counts as one failed test. */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return counted(0, 0, exitCode || 1);
  const notLoaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  ).length;
  return counted(report.numPassedTests, report.numFailedTests + notLoaded, exitCode);
}

/** So many tests of a run may fail at the first attempt and pass at the second: browser processes crash and hang now and then. */
const mostFlaky = 2;

/** Titles of the tests that passed at the second attempt only. */
const flakyTests = (suites) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);

/**
 * Reads a report of Playwright's JSON reporter. A test that passed at the second attempt counts as passed, unless there are more of
 * them than chance explains: then each counts as failed. `flaky` names them in any case.
 */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return { ...counted(0, 0, exitCode || 1), flaky: [] };
  const { expected, unexpected, flaky } = report.stats;
  const excused = flaky <= mostFlaky ? flaky : 0;
  return {
    ...counted(expected + excused, unexpected + flaky - excused, exitCode),
    flaky: flakyTests(report.suites ?? []),
  };
}
