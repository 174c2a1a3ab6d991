/** Rules run on every page: they pass when all tests of this file do. */
const everyPage = 'tests/browser/every-page.spec.ts';

/**
 * Which criteria have a test that failed or did not run.
 * @param criteria those of data/accessibility.json
 * @param tests what ran: file, title, whether it passed
 */
export function failedCriteria(criteria, tests) {
  const failed = [];
  const missing = [];
  const passed = new Set();
  for (const { key, rules, tests: named = [] } of criteria) {
    const wanted = rules ? [...named, { file: everyPage }] : named;
    const bad = wanted.filter(({ file, test = '' }) => {
      const ran = tests.filter((one) => one.file === file && one.title.startsWith(test));
      for (const one of ran) if (one.passed) passed.add(one);
      return !ran.length || ran.some((one) => !one.passed);
    });
    if (!bad.length) continue;
    failed.push(key);
    missing.push(...bad.map(({ file, test = 'all tests' }) => `${key}: failed or did not run: ${file}, ${test}`));
  }
  return { failed, missing, passed: passed.size };
}
