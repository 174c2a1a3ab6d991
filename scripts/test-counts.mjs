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

/** Reads a report of Playwright's JSON reporter. A flaky test counts as failed. */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return counted(0, 0, exitCode || 1);
  const { expected, unexpected, flaky } = report.stats;
  return counted(expected, unexpected + flaky, exitCode);
}
