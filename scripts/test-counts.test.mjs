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

const spec = (line, ...statuses) => ({
  file: 'a.spec.ts',
  line,
  title: `Test ${line}`,
  tests: statuses.map((status) => ({ status })),
});

test('Playwright: a test that passed at the second attempt counts as passed once and is named', () => {
  const suites = [
    { specs: [spec(1, 'expected'), spec(2, 'flaky')], suites: [{ specs: [spec(3, 'flaky'), spec(4, 'unexpected')] }] },
  ];
  expect(playwrightCounts(report({ stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 3 }, suites }), 1)).toEqual({
    passed: 3,
    failed: 1,
    flaky: ['a.spec.ts:2 Test 2', 'a.spec.ts:3 Test 3'],
  });
  expect(playwrightCounts(report({ stats: { expected: 1, unexpected: 0, flaky: 2 }, suites }), 0).failed).toBe(0);
});

test('Playwright: more than two such tests count as failed', () => {
  const suites = [{ specs: [spec(1, 'flaky'), spec(2, 'flaky'), spec(3, 'flaky'), spec(4, 'expected')] }];
  expect(playwrightCounts(report({ stats: { expected: 1, unexpected: 0, flaky: 3 }, suites }), 0)).toEqual({
    passed: 1,
    failed: 3,
    flaky: ['a.spec.ts:1 Test 1', 'a.spec.ts:2 Test 2', 'a.spec.ts:3 Test 3'],
  });
});

test('counts one failure for a runner that fails without a failed test, or leaves no report', () => {
  expect(playwrightCounts(report({ stats: { expected: 5, unexpected: 0, flaky: 0 } }), 1)).toEqual({
    passed: 5,
    failed: 1,
    flaky: [],
  });
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
