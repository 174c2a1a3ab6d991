import type { ReactNode } from 'react';
import { z } from 'zod';
import { nearest } from '../../model/nearest.ts';
import { isMatrix, type FactTable } from '../../model/table.ts';
import { defineStatic, type MdxComponent } from '../define.ts';
import type { PageContext } from '../page-context.ts';
import { Matrix } from './Matrix.tsx';
import { Properties } from './Properties.tsx';

type Tables = Readonly<Record<string, () => FactTable>>;
type DataTableProps = {
  readonly of: string;
  readonly only?: readonly string[] | undefined;
  readonly filter: boolean;
  readonly caption?: string | undefined;
};

/**
 * Makes `<DataTable>`: facts of a site's data, so that what several pages say is said once. Short values are shown as a matrix,
 * everything else as a list of properties.
 * @param tables every table of the site by name, made when a page shows it
 */
export const dataTable = (tables: Tables): MdxComponent =>
  defineStatic({
    props: z.strictObject({
      /** Name of a table in `data/tables.ts`. */
      of: z.string().min(1),
      /** Keys of the rows to show, in this order. Default: all. */
      only: z.array(z.string().min(1)).min(1).optional(),
      /** A box above the table that narrows it down, when script runs. For tables of a dozen rows and more. */
      filter: z.boolean().default(false),
      /** Says what the table holds; one line of Markdown. */
      caption: z.string().min(1).optional(),
    }),
    children: 'none',
    place: 'block',
    render: (props: DataTableProps, context): ReactNode => renderFacts(props, tables, context),
  });

/** Reports a table or a row that does not exist, with the nearest one. */
function renderFacts({ of, only, filter, caption }: DataTableProps, tables: Tables, context: PageContext): ReactNode {
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
  const shown = { ...table, rows: only ? pickRows(table, only, of, context) : table.rows };
  const name = of.replaceAll('.', '-');
  const captionId = caption ? context.uniqueId(`${name}-caption`) : undefined;
  const Facts = isMatrix(table) ? Matrix : Properties;
  return (
    <div className="data-table">
      {caption && (
        <p className="table-caption" id={captionId}>
          {context.inline(caption)}
        </p>
      )}
      {filter && <FilterBox label={spoken(of)} />}
      <Facts
        table={shown}
        name={name}
        label={captionId ? { 'aria-labelledby': captionId } : { 'aria-label': spoken(of) }}
        context={context}
      />
    </div>
  );
}

const FilterBox = ({ label }: { readonly label: string }) => (
  <p className="table-filter needs-script">
    <input type="search" aria-label={`Filter: ${label}`} placeholder="Filter" autoComplete="off" spellCheck={false} />
    <output />
  </p>
);

function pickRows(table: FactTable, only: readonly string[], of: string, context: PageContext): FactTable['rows'] {
  const keys = table.rows.map(({ key }) => key);
  return only.flatMap((key) => {
    const row = table.rows.find((candidate) => candidate.key === key);
    if (row) return [row];
    const guess = nearest(key, keys);
    const hint = guess ? `Did you mean “${guess}”?` : `Its rows are: ${keys.join(', ')}.`;
    context.report(`The table “${of}” has no row “${key}”.`, hint);
    return [];
  });
}

/** `widget.method-errors` → Widget method errors */
function spoken(of: string): string {
  const words = of.replace(/[.-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
