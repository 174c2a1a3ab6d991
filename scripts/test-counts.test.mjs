import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));
let number = 0;
function report(content) {
  const file = join(folder, `${number++}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest: counts passed and failed tests, and a file that could not be loaded', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(vitestCounts(report({ numPassedTests: 4, numFailedTests: 1, testResults }), 1)).toEqual({
    passed: 4,
    failed: 2,
  });
  expect(vitestCounts(report({ numPassedTests: 4, numFailedTests: 0, testResults: [] }), 0)).toEqual({
    passed: 4,
    failed: 0,
  });
});

test('Playwright: counts a flaky test as failed', () => {
  expect(playwrightCounts(report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } }), 1)).toEqual({
    passed: 5,
    failed: 3,
  });
});

test('counts one failure for a runner that fails without a failed test, or leaves no report', () => {
  expect(playwrightCounts(report({ stats: { expected: 5, unexpected: 0, flaky: 0 } }), 1)).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
