import type { FactTable } from '../../engine/model/table.ts';
import { environment } from '../index.ts';
import { buildTable, type Column } from './build-table.ts';
import { code, codeList, defaultCell, meaningCell, typeCell } from './cells.ts';

type Variable = (typeof environment.variables)[number];

/** A value to write: the sample, the one of the example file, another choice than the default, else the default itself. */
function exampleOf(variable: Variable): string {
  const { sample, example, values, default: fallback } = variable;
  if (/^(true|false)$/.test(String(fallback))) return String(String(fallback) === 'false');
  return sample ?? example ?? values?.map(String).find((value) => value !== String(fallback)) ?? String(fallback);
}

const inConsole = new Set(environment.installationSettings.map(({ name }) => name));
const consoleNote =
  'Also a [setting of the admin console](/contributing-guide/environment-variables/#file-and-admin-console), which wins.';

/** The default, and what the example file sets instead. */
function defaultOf(variable: Variable): string {
  const { exampleFile } = variable;
  if (!exampleFile) return defaultCell(variable).replace(/^none$/, '–');
  const value =
    exampleFile.value === null
      ? 'a value of the product'
      : exampleFile.value === ''
        ? 'empty'
        : code(exampleFile.value);
  return `${defaultCell(variable)}; example file: ${value}${exampleFile.commentedOut ? ', commented out' : ''}`;
}

function meaningOf(variable: Variable): string {
  return [
    variable.meaning,
    variable.values && variable.values.length > 1 && `Values: ${codeList(variable.values)}.`,
    variable.with && `Goes with ${codeList(variable.with, 'and')}.`,
    // The default and the value of the example file are beside it.
    ![String(variable.default), variable.exampleFile?.value].includes(exampleOf(variable)) &&
      `Example: ${code(exampleOf(variable))}.`,
    inConsole.has(variable.name) && consoleNote,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a server needs the variable: always, never, or in some case. */
const neededOf = ({ needed = 'no' }: Variable): string =>
  needed === 'always' ? 'required' : needed === 'no' ? '–' : needed;

const variableColumns = {
  default: { label: 'Default', cell: defaultOf },
  needed: { label: 'Needed', cell: neededOf },
  meaning: { label: 'Meaning', cell: meaningOf },
} satisfies Record<string, Column<Variable>>;

const nameColumn: Column<Variable> = { label: 'Name', cell: (variable) => code(variable.name) };

function variableTable(variables: readonly Variable[]): FactTable {
  return buildTable(variables, { name: nameColumn, ...variableColumns }, (variable) => variable.name);
}

/** All variables in one table, in their groups: one filter box finds a name or a word in all of them. */
function groupedTable(): FactTable {
  const variables = environment.groups.flatMap(({ key, label }) =>
    environment.variables.filter(({ group }) => group === key).map((variable) => ({ ...variable, groupLabel: label })),
  );
  return buildTable(
    variables,
    { name: nameColumn, ...variableColumns },
    (variable) => variable.name,
    ({ groupLabel }) => groupLabel,
  );
}

/** Tables of the environment variables: all of them, with and without their groups, and one for each group. */
export const environmentTables: Record<string, () => FactTable> = {
  'environment.all': () => variableTable(environment.variables),
  'environment.grouped': groupedTable,
  ...Object.fromEntries(
    environment.groups.map(({ key }) => [
      `environment.${key}`,
      () => variableTable(environment.variables.filter((variable) => variable.group === key)),
    ]),
  ),
  'environment.installation-settings': () =>
    buildTable(
      environment.installationSettings,
      {
        name: { label: 'Name', cell: (setting) => code(setting.name) },
        type: { label: 'Type', cell: typeCell },
        default: { label: 'Default', cell: defaultCell },
        editable: { label: 'Console', cell: ({ editable }) => (editable ? '–' : 'read-only') },
        meaning: { label: 'Meaning', cell: meaningCell },
      },
      (setting) => setting.name,
    ),
};
