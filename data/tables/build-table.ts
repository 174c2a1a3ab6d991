import type { FactTable } from '../../engine/model/table.ts';
import type { Fact } from '../fact.schema.ts';
import { code, defaultCell, meaningCell, rowKey, typeCell } from './cells.ts';

/** A column: heading and how its cell is made from an item. */
export type Column<Item> = {
  readonly label: string;
  readonly cell: (item: Item) => string;
  /** Language of the cell, when it is another one than the page's. */
  readonly language?: (item: Item) => string;
};

/**
 * A table from a list.
 * @param columns by key, from left to right
 * @param key names a row; must be unique in the table
 * @param group heading above the row; items of a group follow each other
 */
export function buildTable<Item>(
  items: readonly Item[],
  columns: Readonly<Record<string, Column<Item>>>,
  key: (item: Item) => string,
  group?: (item: Item) => string,
): FactTable {
  const entries = Object.entries(columns);
  const languagesOf = (item: Item): readonly (readonly [string, string])[] =>
    entries.flatMap(([name, { language }]) => (language ? [[name, language(item)] as const] : []));
  return {
    columns: entries.map(([name, column]) => ({ key: name, label: column.label })),
    rows: items.map((item) => ({
      key: key(item),
      cells: Object.fromEntries(entries.map(([name, column]) => [name, column.cell(item)])),
      ...(group ? { group: group(item) } : {}),
      ...(languagesOf(item).length ? { languages: Object.fromEntries(languagesOf(item)) } : {}),
    })),
  };
}

/** The reference table: name, type, default, meaning. */
export function referenceTable(facts: readonly Fact[]): FactTable {
  return buildTable(
    facts,
    {
      name: { label: 'Name', cell: (fact) => code(fact.name) },
      type: { label: 'Type', cell: typeCell },
      default: { label: 'Default', cell: defaultCell },
      meaning: { label: 'Meaning', cell: meaningCell },
    },
    (fact) => rowKey(fact.name),
  );
}

/** Name, type and meaning: for things that have no default, such as fields of a payload. */
export function fieldTable(facts: readonly Fact[]): FactTable {
  return buildTable(
    facts,
    {
      name: { label: 'Name', cell: (fact) => code(fact.name) },
      type: { label: 'Type', cell: typeCell },
      meaning: { label: 'Meaning', cell: meaningCell },
    },
    (fact) => rowKey(fact.name),
  );
}

/** Fields of a form in the app: the label as on screen, the kind of field in words (a switch is on or off), and what goes in. */
export function formTable(facts: readonly Fact[]): FactTable {
  return buildTable(
    facts,
    {
      name: { label: 'Name', cell: (fact) => `**${fact.label ?? fact.name}**` },
      type: { label: 'Type', cell: (fact) => (fact.values ? `${fact.type}: ${fact.values.join(', ')}` : fact.type) },
      default: {
        label: 'Default',
        cell: (fact) => (typeof fact.default === 'boolean' ? (fact.default ? 'on' : 'off') : defaultCell(fact)),
      },
      meaning: { label: 'Meaning', cell: meaningCell },
    },
    (fact) => rowKey(fact.name),
  );
}

/** Name and meaning only. */
export function nameTable(facts: readonly Pick<Fact, 'name' | 'meaning' | 'since'>[]): FactTable {
  return buildTable(
    facts,
    { name: { label: 'Name', cell: (fact) => code(fact.name) }, meaning: { label: 'Meaning', cell: meaningCell } },
    (fact) => rowKey(fact.name),
  );
}

/** Two columns of plain Markdown: the name in bold, and what it means. */
export function termTable(
  items: readonly { readonly name: string; readonly meaning: string }[],
  label = 'Name',
): FactTable {
  return buildTable(
    items,
    {
      name: { label, cell: (item) => `**${item.name}**` },
      meaning: { label: 'Meaning', cell: (item) => item.meaning },
    },
    (item) => rowKey(item.name).toLowerCase(),
  );
}
