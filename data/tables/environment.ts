import type { FactTable } from '../../engine/model/table.ts';
import { environment } from '../index.ts';
import { buildTable, referenceTable } from './build-table.ts';
import { code, codeList, defaultCell } from './cells.ts';

type Variable = (typeof environment.variables)[number];

/** A value to write: the sample, the one of the example file, another choice than the default, else the default itself. */
export function exampleOf(variable: Variable): string {
  const { sample, example, values, default: fallback } = variable;
  if (/^(true|false)$/.test(String(fallback))) return String(String(fallback) === 'false');
  return sample ?? example ?? values?.map(String).find((value) => value !== String(fallback)) ?? String(fallback);
}

function variableTable(variables: readonly Variable[]): FactTable {
  return buildTable(
    variables,
    {
      name: { label: 'Name', cell: (variable) => code(variable.name) },
      default: {
        label: 'Default',
        cell: defaultCell,
      },
      needed: { label: 'Needed', cell: (variable) => variable.needed ?? 'no' },
      meaning: {
        label: 'Meaning',
        cell: (variable) =>
          variable.meaning +
          (variable.values && variable.values.length > 1 ? ` Values: ${codeList(variable.values)}.` : '') +
          (variable.with ? ` Goes with ${codeList(variable.with, 'and')}.` : '') +
          ` Example: ${code(exampleOf(variable))}.`,
      },
    },
    (variable) => variable.name,
  );
}

/** Tables of the environment variables: all of them, and one for each group. */
export const environmentTables: Record<string, () => FactTable> = {
  'environment.all': () => variableTable(environment.variables),
  ...Object.fromEntries(
    environment.groups.map(({ key }) => [`environment.${key}`, () => variableTable(environment.variables.filter((variable) => variable.group === key))]),
  ),
  'environment.installation-settings': () => referenceTable(environment.installationSettings),
};
