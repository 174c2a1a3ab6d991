import type { ReactNode } from 'react';
import type { FactTable } from '../../model/table.ts';
import { nearest } from '../../model/nearest.ts';
import type { PageContext } from '../page-context.ts';
import { breakable } from './breakable.tsx';

export type DataTableProps = {
  readonly of: string;
  readonly only?: readonly string[] | undefined;
  readonly filter: boolean;
  readonly caption?: string | undefined;
};

/** Tables with this many rows and more have an id on each row: `widget-settings-locale`. */
const anchoredRows = 8;

/** Names at the head of a row stay whole up to this length: only addresses and the like are longer. */
const longHead = 28;

/** Draws the table of that name; reports a name or a row that does not exist, with the nearest one. */
export function drawTable(
  { of, only, filter, caption }: DataTableProps,
  tables: Readonly<Record<string, () => FactTable>>,
  context: PageContext,
): ReactNode {
  const make = Object.hasOwn(tables, of) ? tables[of] : undefined;
  if (!make) {
    const guess = nearest(of, Object.keys(tables));
    context.report(
      `There is no table “${of}”.`,
      guess ? `Did you mean “${guess}”?` : 'data/tables.ts lists the tables.',
    );
    return null;
  }
  const table = make();
  const rows = only ? pickRows(table, only, of, context) : table.rows;
  const name = of.replaceAll('.', '-');
  const captionId = caption ? context.uniqueId(`${name}-caption`) : undefined;
  const label = caption ? { 'aria-labelledby': captionId } : { 'aria-label': spoken(of) };
  return (
    <div className="data-table">
      {filter && (
        <p className="table-filter needs-script">
          <input
            type="search"
            aria-label={`Filter: ${spoken(of)}`}
            placeholder="Filter"
            autoComplete="off"
            spellCheck={false}
          />
          <output />
        </p>
      )}
      <div className="table" role="region" tabIndex={0} {...label}>
        <table>
          {caption && <caption id={captionId}>{context.inline(caption)}</caption>}
          <thead>
            <tr>
              {table.columns.map(({ key, label: heading }) => (
                <th key={key} scope="col">
                  {context.inline(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key} id={rows.length >= anchoredRows ? context.uniqueId(`${name}-${key}`) : undefined}>
                {table.columns.map((column, index) => {
                  const cell = context.inline(cells[column.key] ?? '');
                  return index ? (
                    <td key={column.key}>{breakable(cell)}</td>
                  ) : (
                    <th key={column.key} scope="row">
                      {breakable(cell, longHead)}
                    </th>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function pickRows(table: FactTable, only: readonly string[], of: string, context: PageContext): FactTable['rows'] {
  return only.flatMap((key) => {
    const row = table.rows.find((candidate) => candidate.key === key);
    if (row) return [row];
    const guess = nearest(
      key,
      table.rows.map((candidate) => candidate.key),
    );
    context.report(
      `The table “${of}” has no row “${key}”.`,
      guess ? `Did you mean “${guess}”?` : `Its rows are: ${table.rows.map((candidate) => candidate.key).join(', ')}.`,
    );
    return [];
  });
}

/** `widget.method-errors` → Widget method errors */
function spoken(of: string): string {
  const words = of.replace(/[.-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
