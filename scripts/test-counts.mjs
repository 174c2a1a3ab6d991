import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * So many tests of a stage may fail at the first attempt and pass at the second: processes of browsers and servers crash and hang
 * now and then.
 */
const mostFlaky = 2;

/** How many tests `passed` and `failed`, and the titles of those that failed (`failures`) or passed at the second attempt (`flaky`). */
export const noCounts = { passed: 0, failed: 0, failures: [], flaky: [] };

/**
 * The counts of a stage from the titles of its tests by outcome. A test that passed at the second attempt counts as passed, unless
 * there are more of them than chance explains: then each counts as failed. A runner that fails without a failed test (a file that
 * does not load, a crash) counts as one failure.
 */
function counted({ passed, failures, flaky }, exitCode) {
  const excused = flaky.length <= mostFlaky ? flaky.length : 0;
  const failed = failures.length + flaky.length - excused;
  return { passed: passed + excused, failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures, flaky };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const noReport = { ...noCounts, failed: 1 };

/** The counts from a report of Vitest's JSON reporter. A test file that could not be loaded counts as one failed test. */
export function vitestCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return noReport;
  const titles = { passed: [], failed: [], flaky: [] };
  for (const { name, status, assertionResults } of report.testResults) {
    const path = relative('', name);
    for (const { status: outcome, fullName, failureMessages } of assertionResults)
      // A test keeps the messages of the attempt that failed.
      titles[outcome === 'passed' && failureMessages?.length ? 'flaky' : outcome]?.push(`${path} ${fullName}`);
    if (status === 'failed' && assertionResults.every((result) => result.status !== 'failed')) titles.failed.push(path);
  }
  return counted({ passed: titles.passed.length, failures: titles.failed, flaky: titles.flaky }, exitCode);
}

/** Titles of the tests of Playwright's suites that ended with this status. */
const titlesOf = (suites, status) =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...titlesOf(inner, status),
  ]);

/** The counts from a report of Playwright's JSON reporter. */
export function playwrightCounts(file, exitCode) {
  const report = readReport(file);
  if (!report) return noReport;
  const of = (status) => titlesOf(report.suites ?? [], status);
  return counted({ passed: of('expected').length, failures: of('unexpected'), flaky: of('flaky') }, exitCode);
}
