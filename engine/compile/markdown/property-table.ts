import type { Element, ElementContent } from 'hast';
import { hasClass } from './hast.ts';
import { element, text, textOf } from '../../markdown/nodes.ts';

type Plain = (children: readonly ElementContent[]) => ElementContent[];

/**
 * The table that a page shows as a list of properties.
 * @param columns the labels of all columns; in the list, only some facts have theirs
 */
export function propertyTable(list: Element, columns: readonly string[], plain: Plain): Element {
  const row = (cells: readonly (readonly ElementContent[])[], tag: string): Element =>
    element(
      'tr',
      cells.map((cell) => element(tag, [...cell])),
    );
  const rows = elementsOf(list).map((item) => row(cellsOf(item, columns, plain), 'td'));
  const head = row(
    columns.map((label) => [text(label)]),
    'th',
  );
  return element('table', [element('thead', [head]), element('tbody', rows)]);
}

/** The cells of a row, in the order of the columns. A missing one has a dash. */
function cellsOf(item: Element, columns: readonly string[], plain: Plain): ElementContent[][] {
  const cells: ElementContent[][] = [];
  const [term, ...details] = elementsOf(item);
  const [name, ...facts] = elementsOf(term).filter((child) => !hasClass(child, 'anchor'));
  cells[0] = plain(name?.children ?? []);
  const unlabeled: Element[] = [];
  for (const fact of [...facts, ...details]) {
    const [label, ...content] = fact.children;
    if (label?.type === 'element' && hasClass(label, 'property-label'))
      cells[columns.indexOf(textOf(label).trim())] = plain(content);
    else unlabeled.push(fact);
  }
  const meaning = details.find((detail) => unlabeled.includes(detail));
  for (const fact of unlabeled) cells[columnOf(fact, meaning, columns, cells)] = plain(fact.children);
  return columns.map((_, column) => cells[column] ?? [text('–')]);
}

/** The column of a fact without a label: the meaning is last, a type has its column, and “required” is instead of a default, or what is needed. */
function columnOf(fact: Element, meaning: Element | undefined, columns: readonly string[], cells: readonly unknown[]) {
  if (fact === meaning) return columns.length - 1;
  const type = columns.indexOf('Type');
  const needed = columns.indexOf('Needed');
  if (textOf(fact).trim() !== 'required') {
    if (type > 0 && !cells[type]) return type;
  } else if (needed > 0) return needed;
  return columns.findIndex((_, column) => column !== type && !cells[column]);
}

const elementsOf = (node: Element | undefined): Element[] =>
  (node?.children ?? []).filter((child): child is Element => child.type === 'element');
