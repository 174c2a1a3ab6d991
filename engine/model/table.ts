/** A table made from `data/`, shown by `<DataTable of="…">`. A cell is one line of Markdown (`code`, emphasis, links). */
export type FactTable = {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** `key` is unique in the table; it names the row in `only` and becomes its anchor. */
  readonly rows: readonly FactRow[];
};
export type FactRow = {
  readonly key: string;
  readonly cells: Readonly<Record<string, string>>;
  /** Heading above the row and those that follow it with the same one. Only a list of properties has them. */
  readonly group?: string;
  /** Languages (BCP 47) of cells that are in another one than the page. Only a matrix can say them. */
  readonly languages?: Readonly<Record<string, string>>;
};

/** The visible text of a cell: without URLs of links, tags of keys and Markdown characters. */
export const visibleText = (cell: string): string => cell.replace(/\]\([^)]*\)|<\/?kbd>/g, '').replace(/[`*[\]]/g, '');

const shortCell = 24;
/** Maximum length of a cell in a matrix of only three columns, in characters. */
const mark = 12;

/**
 * Whether a table is a matrix, which is read along rows and columns: at least three columns, and only short values after the first one. Any
 * other table is a list of properties: name, type and default on one line, the meaning below at full width.
 */
export function isMatrix({ columns, rows }: FactTable): boolean {
  const [, ...values] = columns;
  return (
    values.length > 1 &&
    values.every(
      ({ key }) =>
        key !== 'meaning' &&
        rows.every(({ cells }) => visibleText(cells[key] ?? '').replace(/%[\w-]+%/g, '').length <= shortCell),
    )
  );
}

/** Columns that are not compared: a list has a place of its own for them. */
const toldOf = new Set(['type', 'default', 'needed', 'meaning']);
/** From how many facts on readers compare things rather than look one of them up. */
const manyFacts = 4;

/** Whether a table compares things, each by several facts, so that it needs a column for each fact however long its values are. */
export const isComparison = (table: FactTable): boolean =>
  !isMatrix(table) && areFactsCompared(table.columns.map(({ key }) => key));

/** Whether the columns of a table, without the first one, are facts to compare. */
const areFactsCompared = ([, ...facts]: readonly string[]): boolean =>
  facts.length >= manyFacts && !facts.some((fact) => toldOf.has(fact.toLowerCase()));

/**
 * Layout of a table.
 * - `short`: fits every screen; always a table.
 * - `matrix`: short values. Always a table; on a narrow screen it scrolls, and its header and first column stay in view.
 * - `text`: sentences. A table on wide screens; on a phone each row becomes a list of labeled cells.
 * - `comparison`: several facts of each thing, some of them long. A table wider than the text; on a phone its rows stand
 *   beside each other in pairs.
 * - `properties`: too much for columns on any screen; a list of names with their details.
 */
export type TableLayout = 'short' | 'matrix' | 'text' | 'comparison' | 'properties';

/** Width of a line on a phone of 360 px, and the gap between two columns, both in characters. */
const phoneWidth = 36;
const gap = 2;
/** Width of the text of a page beside its sidebar on a small desktop, in characters. */
const deskWidth = 80;
/** Width of the text column of a page on a wide screen, and of a column of sentences, both in characters. */
const pageWidth = 108;
const sentenceWidth = 40;

/**
 * Chooses the layout of a table by its text.
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
  if (wide && areFactsCompared(head)) return 'comparison';
  return hasMeaning || wide ? 'properties' : 'text';
}

/** Width of a table whose cells wrap between words, in characters. */
function narrowest(head: readonly string[], rows: readonly (readonly string[])[]): number {
  const widths = head.map((label, column) =>
    longestOf([label, ...cellsOf(rows, column)].flatMap((text) => text.split(/\s+/))),
  );
  return sum(widths) + gap * (head.length - 1);
}

/** Whether all columns of a table fit on a phone. */
export const fitsPhone = (head: readonly string[], rows: readonly (readonly string[])[]): boolean =>
  narrowest(head, rows) <= phoneWidth;

/** The class of a matrix: `wide` if it may scroll on any screen, and not only on narrow ones. */
export const matrixClass = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  narrowest(head, rows) > deskWidth ? 'table matrix wide' : 'table matrix';

const cellsOf = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.map((cells) => cells[column] ?? '');
const longestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
