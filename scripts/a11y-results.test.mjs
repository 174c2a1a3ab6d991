import { expect, test } from 'vitest';
import { failedCriteria } from './a11y-results.mjs';

const file = 'tests/browser/keyboard.spec.ts';
const page = { file: 'tests/browser/every-page.spec.ts', title: '/product/', passed: true };

test('a criterion fails when a test that it names fails, or did not run; a title may be the beginning of several', () => {
  const criteria = [
    { key: '2.1.1', rules: ['a-rule'], tests: [{ file, test: 'each stop' }] },
    { key: '2.1.2', tests: [{ file, test: 'nothing holds' }] },
    { key: '2.4.3', tests: [{ file, test: 'gone' }] },
  ];
  const tests = [
    page,
    { file, title: 'each stop: home', passed: true },
    { file, title: 'each stop: task', passed: true },
    { file, title: 'nothing holds', passed: false },
  ];
  expect(failedCriteria(criteria, tests)).toEqual({
    failed: ['2.1.2', '2.4.3'],
    missing: [`2.1.2: failed or did not run: ${file}, nothing holds`, `2.4.3: failed or did not run: ${file}, gone`],
    passed: 3,
  });
});

test('rules need every page', () => {
  const criteria = [{ key: '1.1.1', rules: ['image-alt'] }];
  expect(failedCriteria(criteria, [page]).failed).toEqual([]);
  expect(failedCriteria(criteria, [page, { ...page, title: '/', passed: false }]).failed).toEqual(['1.1.1']);
  expect(failedCriteria(criteria, []).failed).toEqual(['1.1.1']);
});
