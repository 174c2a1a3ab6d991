/** A table fed from `data/`: what `<DataTable of="…">` shows. Cells are one line of Markdown (`code`, emphasis, links). */
export type FactTable = {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** `key` names the row for `only` and makes its anchor; unique in the table. */
  readonly rows: readonly FactRow[];
};
export type FactRow = { readonly key: string; readonly cells: Readonly<Record<string, string>> };

/** Text of a cell as a reader counts it: links without their URL, code and emphasis without their marks. */
const visibleLength = (cell: string): number => cell.replace(/\]\([^)]*\)/g, '').replace(/[`*[\]]/g, '').length;

/** Cells of a matrix are a mark or a value, up to this many characters. */
const shortCell = 24;

/**
 * Whether a table is a matrix, to be read along rows and columns: at least three columns, and nothing but short values beside its
 * first column. Any other table is a list of properties: a name with its type and default, and what it means at full width.
 */
export function isMatrix({ columns, rows }: FactTable): boolean {
  const [, ...values] = columns;
  return (
    values.length > 1 &&
    values.every(
      ({ key }) => key !== 'meaning' && rows.every(({ cells }) => visibleLength(cells[key] ?? '') <= shortCell),
    )
  );
}
