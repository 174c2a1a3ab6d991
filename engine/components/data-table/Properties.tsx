import { visibleText, type FactRow, type FactTable } from '../../model/table.ts';
import { slugify } from '../../model/url.ts';
import { Call } from '../endpoint/Call.tsx';
import type { FactsProps } from './Matrix.tsx';
import { PropertyList, type Property, type PropertyCell } from './PropertyList.tsx';

/** A name that is a call of an API: its method and its path, as code. */
export const callName = /^`(GET|POST|PUT|PATCH|DELETE) (\/[^`]+)`$/;

type Column = FactTable['columns'][number];

/** A table as a list of properties. The first column has their names, the last one their meanings. */
export function Properties({
  table: { columns, rows },
  name,
  label,
  context: { inline, uniqueId, endpoint, translate },
}: FactsProps) {
  const [head, ...rest] = columns;
  if (!head) return null;
  const last = rest.at(-1);
  const facts = rest.filter((column) => column !== last);
  const cellOf = (row: FactRow, column: Column, shownLabel?: string): PropertyCell => {
    const markdown = row.cells[column.key] ?? '';
    return { text: visibleText(markdown), content: inline(markdown), label: shownLabel };
  };
  const factOf = (row: FactRow, column: Column): PropertyCell => {
    // The type and “required” need no label.
    if (column.key === 'type') return { ...cellOf(row, column), slot: 'type' };
    if (row.cells[column.key] === translate('required')) return { ...cellOf(row, column), slot: 'default' };
    return { ...cellOf(row, column, column.label), slot: column.key === 'default' ? 'default' : undefined };
  };
  const nameOf = (row: FactRow): PropertyCell => {
    const markdown = row.cells[head.key] ?? '';
    const [, method, path] = callName.exec(markdown) ?? [];
    if (!method || !path) return cellOf(row, head);
    const content = <Call method={method} path={path} href={endpoint(`${method} ${path}`)} />;
    return { text: visibleText(markdown), content };
  };
  const propertyOf = (row: FactRow): Property => ({
    id: uniqueId(`${name}-${row.key}`),
    name: nameOf(row),
    facts: facts.map((column) => factOf(row, column)),
    meaning: last && cellOf(row, last, last.key === 'meaning' || !facts.length ? undefined : last.label),
  });
  const linkText = translate('Link to {name}');
  const labels = columns.map((column) => column.label);
  return (
    <div role="group" {...label}>
      {groupsOf(rows).map(([group, members]) =>
        group === undefined ? (
          <PropertyList key="" properties={members.map(propertyOf)} columns={labels} linkText={linkText} />
        ) : (
          <details key={group} className="fold">
            <summary>
              <h3 id={uniqueId(slugify(group))}>{group}</h3>
              <small>{members.length}</small>
            </summary>
            <PropertyList properties={members.map(propertyOf)} columns={labels} linkText={linkText} />
          </details>
        ),
      )}
    </div>
  );
}

/** Rows in their groups, in the order of the table; without a group, all of them. */
function groupsOf(rows: readonly FactRow[]): (readonly [string | undefined, readonly FactRow[]])[] {
  const groups = new Map<string | undefined, FactRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}
