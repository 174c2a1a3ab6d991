import type { FactTable } from '../../engine/model/table.ts';
import type { ApiField, ApiOperation } from '../api.schema.ts';
import { operationParameters, withMeanings } from '../api-fields.ts';
import { api } from '../index.ts';
import { type Column, buildTable } from './build-table.ts';
import { code, defaultCell, typeCell } from './cells.ts';

type Entry = [string, () => FactTable];

const meaning: Column<ApiField> = { label: 'Meaning', cell: (field) => field.meaning };
const name: Column<ApiField> = { label: 'Name', cell: (field) => code(field.name) };
const type: Column<ApiField> = { label: 'Type', cell: typeCell };
const fallback: Column<ApiField> = { label: 'Default', cell: defaultCell };

function bodyTable(fields: readonly ApiField[]): FactTable {
  return buildTable(fields, { name, type, default: fallback, meaning }, (field) => field.name);
}

function ofOperation(operation: ApiOperation): Entry[] {
  const parameters = operationParameters(operation, api);
  const response = api.objects.find(
    (object) => object.key === operation.response.object?.replace(/^array<(.*)>$/, '$1'),
  );
  const entries: Entry[] = [];
  if (parameters.length > 0) {
    entries.push([
      `api.${operation.key}.parameters`,
      () =>
        buildTable(
          parameters,
          { name, in: { label: 'In', cell: (field) => field.in }, type, default: fallback, meaning },
          (field) => field.name,
        ),
    ]);
  }
  if (operation.body)
    entries.push([`api.${operation.key}.body`, () => bodyTable(withMeanings(operation.body ?? [], api.fields))]);
  if (response)
    entries.push([`api.${operation.key}.response`, () => objectTable(withMeanings(response.fields, api.fields))]);
  return entries;
}

function objectTable(fields: readonly ApiField[]): FactTable {
  return buildTable(fields, { name, type, meaning }, (field) => field.name);
}

function callTable(operations: readonly ApiOperation[]): FactTable {
  return buildTable(
    operations,
    {
      name: { label: 'Call', cell: (operation) => code(`${operation.method} ${operation.path}`) },
      meaning: { label: 'Meaning', cell: (operation) => operation.meaning },
    },
    (operation) => operation.key,
  );
}

const groups = new Map<string, ApiOperation[]>();
for (const operation of api.operations) {
  for (const key of [operation.family, `${operation.family}.${operation.group}`])
    groups.set(key, [...(groups.get(key) ?? []), operation]);
}

/**
 * Tables of the APIs: `api.<operation>.parameters`, `.body` and `.response`; `api.object.<object>`; the calls of a family or of one
 * of its groups: `api.calls.client` and `api.calls.application.contacts`.
 */
export const apiTables: Record<string, () => FactTable> = {
  ...Object.fromEntries(api.operations.flatMap(ofOperation)),
  ...Object.fromEntries(
    api.objects.map((object) => [
      `api.object.${object.key}`,
      () => objectTable(withMeanings(object.fields, api.fields)),
    ]),
  ),
  ...Object.fromEntries([...groups].map(([key, operations]) => [`api.calls.${key}`, () => callTable(operations)])),
  'api.families': () =>
    buildTable(
      api.families,
      {
        name: { label: 'Family', cell: (family) => family.name },
        base: { label: 'Path', cell: (family) => code(family.base) },
        auth: { label: 'Authentication', cell: (family) => family.auth },
        meaning: { label: 'For', cell: (family) => family.meaning },
      },
      (family) => family.key,
    ),
  'api.errors': () =>
    buildTable(
      api.errors,
      {
        name: { label: 'Status', cell: (error) => code(String(error.status)) },
        meaning: { label: 'Meaning', cell: (error) => error.meaning },
      },
      (error) => String(error.status),
    ),
};
