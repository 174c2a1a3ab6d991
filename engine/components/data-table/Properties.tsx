import { visibleText, type FactRow, type FactTable } from '../../model/table.ts';
import type { FactsProps } from './facts-props.ts';
import { PropertyList, type PropertyCell } from './PropertyList.tsx';

type Column = FactTable['columns'][number];

/** Facts of a table as a list of properties: the first column names them, the last one says what they mean. */
export function Properties({ table: { columns, rows }, name, label, context: { inline, uniqueId } }: FactsProps) {
  const [head, ...rest] = columns;
  if (!head) return null;
  const last = rest.at(-1);
  const facts = rest.filter((column) => column !== last);
  const cellOf = (row: FactRow, column: Column, shownLabel?: string): PropertyCell => {
    const markdown = row.cells[column.key] ?? '';
    return { text: visibleText(markdown), content: inline(markdown), label: shownLabel };
  };
  const properties = rows.map((row) => ({
    id: uniqueId(`${name}-${row.key}`),
    name: cellOf(row, head),
    // A type explains itself; any other fact is named.
    facts: facts.map((column) => cellOf(row, column, column.key === 'type' ? undefined : column.label)),
    meaning: last && cellOf(row, last, last.key === 'meaning' || !facts.length ? undefined : last.label),
  }));
  return (
    <div role="group" {...label}>
      <PropertyList properties={properties} />
    </div>
  );
}
