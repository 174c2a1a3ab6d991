import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { passOrFail } from './stages.mjs';

/**
 * What Playwright says when the browser is to blame and not the page: its process or the page's has ended, or it doesn't close. Such a
 * test may pass at the second attempt.
 */
const browserCrashed = /Target crashed|Page crashed|has been closed|Tearing down "\w+" exceeded|browserType\.launch/;

/** The counts of a stage. A runner that fails without a failed test (a file that does not load, a crash) counts as one failure. */
function counted({ passed, failures, crashes }, exitCode) {
  return { passed, failed: failures.length === 0 && exitCode !== 0 ? 1 : failures.length, failures, crashes };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The counts from a report of Vitest's JSON reporter. A test file that could not be loaded counts as one failed test. */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return passOrFail(1);
  const failures = [];
  let passed = 0;
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative('', name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    passed += assertionResults.filter((result) => result.status === 'passed').length;
    failures.push(...failed.map(({ fullName }) => `${path} ${fullName}`));
    if (status === 'failed' && !failed.length) failures.push(path);
  }
  return counted({ passed, failures, crashes: [] }, exitCode);
}

/** Every test of Playwright's report, groups opened. */
export const playwrightSpecs = (suites = []) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...playwrightSpecs(inner)]);

/** Whether a test passed at the second attempt only because its browser crashed at the first. */
const isCrash = ({ results }) =>
  results.some(({ status }) => status !== 'passed') &&
  results
    .filter(({ status }) => status !== 'passed')
    .every(({ errors = [] }) => errors.length > 0 && errors.every(({ message = '' }) => browserCrashed.test(message)));

/** The counts from a report of Playwright's JSON reporter. */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return passOrFail(1);
  const counts = { passed: 0, failures: [], crashes: [] };
  for (const { file: spec, line, title, tests } of playwrightSpecs(report.suites))
    for (const test of tests) {
      const name = `${spec}:${line} ${title}`;
      if (test.status === 'expected') counts.passed++;
      else if (test.status === 'unexpected') counts.failures.push(name);
      else if (test.status === 'flaky' && !isCrash(test))
        counts.failures.push(`${name} (passed at the second attempt)`);
      else if (test.status === 'flaky') {
        counts.passed++;
        counts.crashes.push(name);
      }
    }
  return counted(counts, exitCode);
}
