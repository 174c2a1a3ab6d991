import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

const result = (status, fullName, ...failureMessages) => ({ status, fullName, failureMessages });

test('Vitest: counts passed and failed tests, and a file that could not be loaded', () => {
  const testResults = [
    {
      name: resolve('a.test.ts'),
      status: 'passed',
      assertionResults: [result('passed', 'is'), result('skipped', 'may')],
    },
    { name: resolve('b.test.ts'), status: 'failed', assertionResults: [result('failed', 'is', 'It is not.')] },
    { name: resolve('c.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(vitestCounts(report({ testResults }), 1)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['b.test.ts is', 'c.test.ts'],
    crashes: [],
  });
  expect(vitestCounts(report({ testResults: testResults.slice(0, 1) }), 0).failed).toBe(0);
});

const crash = 'Error: page.goto: Target crashed';
/** A test with the errors of its failed attempts. */
const spec = (line, status, ...errors) => ({
  file: 'a.spec.ts',
  line,
  title: `Test ${line}`,
  tests: [{ status, results: errors.map((message) => ({ status: 'failed', errors: [{ message }] })) }],
});

test('Playwright: counts passed and failed tests in groups, and none that was skipped', () => {
  const suites = [{ specs: [spec(1, 'expected')], suites: [{ specs: [spec(2, 'unexpected', 'No.')] }] }];
  expect(playwrightCounts(report({ suites: [...suites, { specs: [spec(3, 'skipped')] }] }), 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts:2 Test 2'],
    crashes: [],
  });
});

test('Playwright: a test that passes at the second attempt has failed, unless the browser crashed', () => {
  const wrong = 'expect(received).toBe(expected)';
  const specs = [spec(1, 'flaky', crash), spec(2, 'flaky', wrong), spec(3, 'flaky', crash, wrong), spec(4, 'flaky')];
  expect(playwrightCounts(report({ suites: [{ specs }] }), 0)).toEqual({
    passed: 1,
    failed: 3,
    failures: [2, 3, 4].map((line) => `a.spec.ts:${line} Test ${line} (passed at the second attempt)`),
    crashes: ['a.spec.ts:1 Test 1'],
  });
});

test('counts one failure for a runner that fails without a failed test, or leaves no report', () => {
  const suites = [{ specs: [spec(1, 'expected')] }];
  const noTitles = { failures: [], crashes: [] };
  expect(playwrightCounts(report({ suites }), 1)).toEqual({ passed: 1, failed: 1, ...noTitles });
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, ...noTitles });
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, ...noTitles });
});
