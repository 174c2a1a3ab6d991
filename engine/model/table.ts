/** A table fed from `data/`: what `<DataTable of="…">` shows. Cells are one line of Markdown (`code`, emphasis, links). */
export type FactTable = {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** `key` names the row for `only` and makes its anchor; unique in the table. */
  readonly rows: readonly FactRow[];
};
export type FactRow = { readonly key: string; readonly cells: Readonly<Record<string, string>> };

/** Text of a cell as a reader counts it: links without their URL, code and emphasis without their marks. */
export const visibleText = (cell: string): string => cell.replace(/\]\([^)]*\)/g, '').replace(/[`*[\]]/g, '');

/** Cells of a matrix are a mark or a value, up to this many characters. */
const shortCell = 24;
/** What a reader takes in as one sign, up to this many characters: three of these columns are a matrix, of longer values they are text. */
const mark = 12;

/**
 * Whether a table is a matrix, to be read along rows and columns: at least three columns, and nothing but short values beside its
 * first column. Any other table is a list of properties: a name with its type and default, and what it means at full width.
 */
export function isMatrix({ columns, rows }: FactTable): boolean {
  const [, ...values] = columns;
  return (
    values.length > 1 &&
    values.every(
      ({ key }) => key !== 'meaning' && rows.every(({ cells }) => visibleText(cells[key] ?? '').length <= shortCell),
    )
  );
}

/**
 * How a table of a page is laid out.
 * - `short`: fits any screen, so it always is a table.
 * - `matrix`: values to be read along rows and columns. Always a table; on a narrow screen it scrolls under its head, beside its first column.
 * - `text`: sentences. A table where there is room for two or three columns of them; on a phone each row becomes a list of labelled cells.
 * - `properties`: more than there is room for side by side, at any width: a list of names with what belongs to them.
 */
export type TableLayout = 'short' | 'matrix' | 'text' | 'properties';

/** Characters that stand beside each other on a phone of 360 px, and the space between two columns in characters. */
const phoneWidth = 36;
const gap = 2;
/** The same for a page beside its sidebar and contents, when a column of sentences is `sentenceWidth` wide. */
const pageWidth = 108;
const sentenceWidth = 40;

/**
 * Decides the layout of a table from the text in it.
 * @param head the labels of the columns
 * @param rows the texts of the cells, row by row
 */
export function tableLayout(head: readonly string[], rows: readonly (readonly string[])[]): TableLayout {
  const longest = head.map((label, column) => longestOf([label, ...cellsOf(rows, column)]));
  const values = rows.flatMap((cells) => cells.slice(head.length > 2 ? 1 : 0));
  const hasMeaning = head.length > 2 && head.at(-1) === 'Meaning';
  const upTo = (limit: number): boolean => !hasMeaning && values.every(({ length }) => length <= limit);
  if (upTo(head.length > 2 ? mark : shortCell) && fitsPhone(head, rows)) return 'short';
  if (head.length > 2 && upTo(head.length > 3 ? shortCell : mark)) return 'matrix';
  const wide = head.length > 3 && sum(longest.map((length) => Math.min(length, sentenceWidth))) > pageWidth;
  return hasMeaning || wide ? 'properties' : 'text';
}

/** Whether all columns of a table are in view at once on a phone when cells break between words. */
export function fitsPhone(head: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const widths = head.map((label, column) =>
    longestOf([label, ...cellsOf(rows, column)].flatMap((text) => text.split(/\s+/))),
  );
  return sum(widths) + gap * (head.length - 1) <= phoneWidth;
}

const cellsOf = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.map((cells) => cells[column] ?? '');
const longestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
