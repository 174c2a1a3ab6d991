import type { FactTable } from '../../engine/model/table.ts';
import type { Accessibility } from '../accessibility.schema.ts';
import { accessibility } from '../index.ts';
import { buildTable, termTable } from './build-table.ts';
import { code } from './cells.ts';

type Criterion = Accessibility['criteria'][number];

const principles = { 1: 'perceivable', 2: 'operable', 3: 'understandable', 4: 'robust' };
const { criteria, measured, reviewed } = accessibility;
const failed = new Set(measured?.failed);

function howTested({ rules, tests, byHand, remark }: Criterion): string {
  const files = [...new Set(tests?.map(({ file }) => file))];
  const codes = (values: readonly string[]): string => values.map(code).join(', ');
  return [
    rules && `Rules on every page: ${codes(rules)}.`,
    files.length && `Tests: ${codes(files)}.`,
    byHand && `Read: ${byHand}`,
    remark,
  ]
    .filter(Boolean)
    .join(' ');
}

const criteriaTable = (rows: readonly Criterion[]): FactTable =>
  buildTable(
    rows,
    {
      name: { label: 'Criterion', cell: ({ key, name }) => `**${key} ${name}**` },
      level: { label: 'Level', cell: ({ level }) => level },
      result: {
        label: 'Result',
        cell: ({ key, result }) => (failed.has(key) ? 'a test fails' : result),
      },
      meaning: { label: 'How it was tested', cell: howTested },
    },
    ({ key }) => key,
  );

const count = (result: Criterion['result']): string =>
  String(criteria.filter((criterion) => criterion.result === result && !failed.has(criterion.key)).length);

/** Tables of the accessibility report: one for each principle of WCAG, and what was run when. */
export const accessibilityTables: Record<string, () => FactTable> = {
  ...Object.fromEntries(
    Object.entries(principles).map(([digit, name]) => [
      `accessibility.${name}`,
      () => criteriaTable(criteria.filter(({ key }) => key.startsWith(digit))),
    ]),
  ),
  'accessibility.results': () =>
    termTable(
      [
        { name: 'Supports', meaning: count('supports') },
        { name: 'Partially supports', meaning: count('partially supports') },
        { name: 'Not applicable', meaning: count('not applicable') },
        { name: 'A test fails', meaning: String(failed.size) },
      ],
      'Result',
    ),
  'accessibility.run': () =>
    termTable([
      { name: 'Read on', meaning: reviewed },
      ...(measured
        ? [
            { name: 'Tests run on', meaning: measured.date },
            {
              name: 'Pages',
              meaning: `${measured.pages}, each on a desktop in one color mode and on a phone in the other`,
            },
            { name: 'Automatic rules', meaning: `axe-core ${measured.axe}` },
            { name: 'Tests passed', meaning: String(measured.passed) },
          ]
        : []),
    ]),
};
