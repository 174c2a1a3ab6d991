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
    flaky: [],
  });
  expect(vitestCounts(report({ testResults: testResults.slice(0, 1) }), 0).failed).toBe(0);
});

test('Vitest: a test that passed at the second attempt counts as passed once and is named', () => {
  const assertionResults = [result('passed', 'was not', 'It was not.'), result('passed', 'is')];
  expect(vitestCounts(report({ testResults: [{ name: resolve('a.test.ts'), assertionResults }] }), 0)).toEqual({
    passed: 2,
    failed: 0,
    failures: [],
    flaky: ['a.test.ts was not'],
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
    { specs: [spec(5, 'skipped')] },
  ];
  expect(playwrightCounts(report({ suites }), 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.spec.ts:4 Test 4'],
    flaky: ['a.spec.ts:2 Test 2', 'a.spec.ts:3 Test 3'],
  });
});

test('more than two such tests count as failed', () => {
  const suites = [{ specs: [spec(1, 'flaky'), spec(2, 'flaky'), spec(3, 'flaky'), spec(4, 'expected')] }];
  expect(playwrightCounts(report({ suites }), 0)).toEqual({
    passed: 1,
    failed: 3,
    failures: [],
    flaky: ['a.spec.ts:1 Test 1', 'a.spec.ts:2 Test 2', 'a.spec.ts:3 Test 3'],
  });
});

test('counts one failure for a runner that fails without a failed test, or leaves no report', () => {
  const suites = [{ specs: [spec(1, 'expected')] }];
  const noTitles = { failures: [], flaky: [] };
  expect(playwrightCounts(report({ suites }), 1)).toEqual({ passed: 1, failed: 1, ...noTitles });
  expect(vitestCounts(join(folder, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, ...noTitles });
  expect(vitestCounts(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, ...noTitles });
});
