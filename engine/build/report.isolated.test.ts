import { afterEach, expect, test, vi } from 'vitest';
import type { Problem } from '../model/problem.ts';
import { formatProblems, Reporter } from './report.ts';

function reporter(isTTY = false): { report: Reporter; text: () => string } {
  const written: string[] = [];
  return { report: new Reporter({ write: (text) => written.push(text), isTTY }), text: () => written.join('') };
}

afterEach(() => vi.useRealTimers());

const problem = (file: string, line: number | undefined, message: string, more: Partial<Problem> = {}): Problem => ({
  check: 'links',
  severity: 'error',
  file,
  message,
  line,
  ...more,
});

test('lists problems by file and line, each with its hint below', () => {
  const problems = [
    problem('b.mdx', 9, 'Late.'),
    problem('a.mdx', undefined, 'Somewhere.', { severity: 'warning' }),
    problem('b.mdx', 2, 'Early.', { hint: 'Do this.' }),
  ];
  expect(formatProblems(problems)).toBe(
    '  a.mdx  warning: Somewhere.\n\n  b.mdx:2  Early.\n      Do this.\n  b.mdx:9  Late.',
  );
});

test('prints the name, time and count of a step, and returns its result', async () => {
  const { report, text } = reporter();
  expect(
    await report.step(
      'pages read',
      () => ['a', 'b'],
      (pages) => pages.length,
    ),
  ).toEqual(['a', 'b']);
  expect(text()).toMatch(/^ {2}pages read +\d+ ms {2}2\n$/);
});

test('ends with one summary line', () => {
  const { report, text } = reporter();
  report.finish([problem('a.mdx', 1, 'Wrong.')], { pages: 1, waiting: [], planned: 0, out: 'dist' });
  expect(text().trimEnd().split('\n').at(-1)).toMatch(/^1 page, 1 error, 0 warnings, \d+ ms → dist\/$/);
});

test('shows a progress bar for a long step, only in a terminal', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const slow = (report: Reporter): Promise<void> =>
    report.step('pages built', (progress) => {
      progress(1, 4);
      vi.advanceTimersByTime(1500);
      progress(2, 4);
    });
  const person = reporter(true);
  await slow(person.report);
  expect(person.text()).not.toContain('1/4');
  expect(person.text()).toContain(`${'█'.repeat(12)}${'░'.repeat(12)} 2/4`);
  const file = reporter();
  await slow(file.report);
  expect(file.text()).not.toContain('2/4');
});
