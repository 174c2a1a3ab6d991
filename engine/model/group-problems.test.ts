import { expect, it } from 'vitest';
import { formatGroups, groupProblems } from './group-problems.ts';
import type { Problem } from './problem.ts';

const broken = (file: string, line: number, to: string): Problem => ({
  check: 'links',
  severity: 'warning',
  file,
  line,
  message: `The link ${to} leads nowhere: there is no page ${to}.`,
  hint: `Did you mean ${to}x?`,
});

it('groups problems of one kind and lists the first places', () => {
  const problems: Problem[] = [
    broken('a.md', 1, '/x/'),
    { check: 'parse', severity: 'error', file: 'b.md', message: 'The page cannot be read.' },
    ...[2, 3, 4, 5].map((line) => broken('a.md', line, `../y${line}.md#z`)),
    { check: 'component', severity: 'warning', file: 'c.md', line: 7, message: 'There is no component <Foo>.' },
    { check: 'component', severity: 'warning', file: 'c.md', line: 9, message: 'There is no component <Bar>.' },
  ];
  expect(formatGroups(groupProblems(problems))).toBe(
    [
      '  The page cannot be read.\n      b.md',
      '  warning: 5 × The link /x/ leads nowhere: there is no page /x/.\n      Did you mean /x/x?\n      a.md:1, a.md:2, a.md:3, and 2 more',
      '  warning: There is no component <Foo>.\n      c.md:7',
      '  warning: There is no component <Bar>.\n      c.md:9',
    ].join('\n\n'),
  );
});
