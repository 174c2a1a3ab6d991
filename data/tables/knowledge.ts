import type { FactTable } from '../../engine/model/table.ts';
import { knowledge } from '../index.ts';
import { buildTable, formTable } from './build-table.ts';
import { code, rowKey } from './cells.ts';

type Limit = (typeof knowledge.limits)[number];

const limitTable = (limits: readonly Limit[]): FactTable =>
  buildTable(
    limits,
    {
      name: { label: 'Limit', cell: (limit) => limit.name },
      value: { label: 'Value', cell: (limit) => limit.value },
      scope: { label: 'Applies to', cell: (limit) => limit.scope },
    },
    (limit) => limit.key,
  );

/** Tables of the knowledge-based assistant. */
export const knowledgeTables: Record<string, () => FactTable> = {
  'knowledge.settings.basic': () => formTable(knowledge.settings.basic),
  'knowledge.settings.system': () => formTable(knowledge.settings.system),
  'knowledge.limits': () => limitTable(knowledge.limits),
  'knowledge.credits': () =>
    buildTable(
      knowledge.credits,
      {
        name: { label: 'What', cell: (item) => item.name },
        credits: { label: 'Credits', cell: (item) => item.credits },
      },
      (item) => item.key,
    ),
  'knowledge.tools.fields': () => formTable(knowledge.tools.fields),
  'knowledge.tools.headers': () =>
    buildTable(
      knowledge.tools.headers,
      {
        name: { label: 'Header', cell: (header) => code(header.name) },
        value: { label: 'Value', cell: (header) => header.value },
        when: { label: 'Sent', cell: (header) => header.when },
      },
      (header) => rowKey(header.name),
    ),
  'knowledge.tools.auth': () =>
    buildTable(
      knowledge.tools.auth,
      {
        name: { label: 'Authentication Type', cell: (kind) => `**${kind.name}**` },
        sent: { label: 'What the request carries', cell: (kind) => kind.sent },
      },
      (kind) => kind.key,
    ),
  'knowledge.tools.limits': () => limitTable(knowledge.tools.limits),
};
