import type { FactTable } from '../../engine/model/table.ts';
import { csat, reports, sla } from '../index.ts';
import { buildTable, formTable, nameTable, termTable } from './build-table.ts';
import { code, rowKey } from './cells.ts';

type Metric = { readonly key: string; readonly name: string; readonly meaning: string };

const metricTable = (metrics: readonly Metric[]): FactTable =>
  buildTable(
    metrics,
    {
      name: { label: 'Metric', cell: (metric) => `**${metric.name}**` },
      key: { label: 'In the API', cell: (metric) => code(metric.key) },
      meaning: { label: 'Meaning', cell: (metric) => metric.meaning },
    },
    (metric) => metric.key,
  );

const metricName = (key: string): string => reports.metrics.find((metric) => metric.key === key)?.name ?? key;

/** Tables of reports, of surveys and of service level agreements. */
export const reportTables: Record<string, () => FactTable> = {
  'reports.metrics': () => metricTable(reports.metrics),
  'reports.events': () =>
    buildTable(
      reports.events,
      {
        name: { label: 'Event', cell: (event) => code(event.name) },
        when: { label: 'Stored when', cell: (event) => event.when },
        value: { label: 'Value', cell: (event) => event.value },
        agent: { label: 'Belongs to', cell: (event) => event.agent },
      },
      (event) => event.name,
    ),
  'reports.definitions': () =>
    buildTable(
      reports.definitions,
      {
        name: { label: 'Metric', cell: ({ metric }) => `**${metricName(metric)}**` },
        from: { label: 'Made from', cell: (definition) => definition.from },
        formula: { label: 'How', cell: (definition) => definition.formula },
        without: { label: 'Leaves out', cell: (definition) => definition.without },
      },
      (definition) => definition.metric,
    ),
  'reports.assistant-metrics': () => metricTable(reports.assistantMetrics),
  'reports.overview': () => termTable(reports.overview, 'Card'),
  'reports.periods': () =>
    buildTable(
      reports.periods,
      {
        name: { label: 'Length', cell: (period) => period.name + (period.default ? ' (default)' : '') },
        groupings: { label: 'Grouped by', cell: (period) => period.groupings.join(', ') },
      },
      (period) => period.key,
    ),
  'csat.fields': () => formTable(csat.fields),
  'csat.ratings': () =>
    buildTable(
      csat.ratings,
      {
        name: { label: 'Face', cell: (rating) => rating.emoji },
        value: { label: 'Rating', cell: (rating) => String(rating.value) },
        positive: { label: 'Counts as positive', cell: (rating) => (rating.positive ? 'yes' : 'no') },
      },
      (rating) => String(rating.value),
    ),
  'csat.metrics': () => termTable(csat.metrics, 'Metric'),
  'sla.fields': () => formTable(sla.fields),
  'sla.clocks': () =>
    buildTable(
      sla.clocks,
      {
        name: { label: 'Clock', cell: (clock) => `**${clock.name}** (${clock.key})` },
        from: { label: 'From', cell: (clock) => clock.from },
        to: { label: 'To', cell: (clock) => clock.to },
      },
      (clock) => rowKey(clock.key),
    ),
  'sla.statuses': () => nameTable(sla.statuses),
  'sla.report': () => termTable(sla.reportMetrics, 'Metric'),
};
