import type { ReactNode } from 'react';
import { z } from 'zod';
import { applyBrand } from '../../model/brand-tokens.ts';
import { nearest } from '../../model/nearest.ts';
import { isComparison, isMatrix, type FactTable } from '../../model/table.ts';
import { defineStatic, type MdxComponent } from '../define.ts';
import type { PageContext } from '../page-context.ts';
import { FilterBox } from './FilterBox.tsx';
import { Matrix } from './Matrix.tsx';
import { callName, Properties } from './Properties.tsx';

const propsSchema = z.strictObject({
  /** Name of a table in `data/tables.ts`. */
  of: z.string().min(1),
  /** Keys of the rows to show, in this order. Default: all. */
  only: z.array(z.string().min(1)).min(1).optional(),
  /** Whether a filter is shown above the table if script runs. For tables of a dozen rows or more. Default: false. */
  filter: z.boolean().default(false),
  /** What the table contains, as one line of Markdown. */
  caption: z.string().min(1).optional(),
});
type DataTableProps = z.output<typeof propsSchema>;

/**
 * Makes the component `<DataTable>`, which shows a table made from the site's data, so that several pages share one
 * source. Short values are shown as a matrix, several facts of each thing as a comparison, everything else as a list of
 * properties.
 * @param tables functions that make the site's tables, by name; called when a page shows the table
 */
export function dataTable(tables: Readonly<Record<string, () => FactTable>>): MdxComponent {
  const tableByName = new Map<string, FactTable | undefined>();
  const tableOf = (name: string): FactTable | undefined => {
    if (!tableByName.has(name)) tableByName.set(name, Object.hasOwn(tables, name) ? tables[name]?.() : undefined);
    return tableByName.get(name);
  };
  return defineStatic({
    props: propsSchema,
    children: 'none',
    place: 'block',
    needs: ({ of, filter }) => {
      const table = tableOf(of);
      const compares = table !== undefined && isComparison(table);
      const hasGroupsOrCalls = table?.rows.some(
        ({ group, cells }) => group !== undefined || callName.test(cells[table.columns[0]?.key ?? ''] ?? ''),
      );
      return {
        styles: compares ? ['extra', 'reference'] : filter || hasGroupsOrCalls ? ['reference'] : [],
        scripts: [
          ...(compares || (table && isMatrix(table)) ? ['scroll' as const] : []),
          ...(compares || filter ? ['filter' as const] : []),
        ],
      };
    },
    render: (props: DataTableProps, context): ReactNode => {
      const table = tableOf(props.of);
      if (table) return renderFacts(props, table, context);
      const guess = nearest(props.of, Object.keys(tables));
      context.report(
        `There is no table “${props.of}”.`,
        guess ? `Did you mean “${guess}”?` : 'data/tables.ts lists the tables.',
      );
      return null;
    },
  });
}

/** Renders the table. Reports a row that doesn't exist, with the nearest name. */
function renderFacts({ of, only, filter, caption }: DataTableProps, table: FactTable, context: PageContext): ReactNode {
  const filled = fillTable(table, context.tokens);
  const picked = { ...filled, rows: only ? pickRows(filled, only, of, context) : filled.rows };
  const translatedTable = context.translate(context.offeredTable(picked));
  const name = of.replaceAll('.', '-');
  const filterWord = context.translate('Filter');
  const captionId = caption ? context.uniqueId(`${name}-caption`) : undefined;
  const Facts = isMatrix(table) || isComparison(table) ? Matrix : Properties;
  return (
    <div className="data-table">
      {caption && (
        <p className="table-caption" id={captionId}>
          {context.inline(caption)}
        </p>
      )}
      {filter && <FilterBox label={`${filterWord}: ${spoken(of)}`} placeholder={filterWord} />}
      <Facts
        table={translatedTable}
        name={name}
        label={captionId ? { 'aria-labelledby': captionId } : { 'aria-label': spoken(of) }}
        context={context}
      />
    </div>
  );
}

/** The table with brand words in place of their tokens, also in what isn't shown as Markdown, such as labels of anchors. */
const fillTable = (table: FactTable, tokens: PageContext['tokens']): FactTable => ({
  ...table,
  rows: table.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(Object.entries(row.cells).map(([key, value]) => [key, applyBrand(value, tokens)])),
  })),
});

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

/** A table's name in words: `widget.method-errors` → Widget method errors. */
const spoken = (of: string): string => of.replace(/[.-]+/g, ' ').replace(/^./, (first) => first.toUpperCase());
