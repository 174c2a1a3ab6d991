/** A table fed from `data/`: what `<DataTable of="…">` draws. Cells are one line of Markdown (`code`, emphasis, links). */
export type FactTable = {
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  /** `key` names the row for `only` and makes its anchor; unique in the table. */
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, string>> }[];
};
