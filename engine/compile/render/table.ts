import type { Element } from 'hast';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { answerOf } from '../../components/data-table/answer.tsx';
import { breakable } from '../../components/data-table/breakable.tsx';
import { PropertyList, type PropertyCell } from '../../components/data-table/PropertyList.tsx';
import { matrixClass, tableLayout, type TableLayout } from '../../model/table.ts';
import { slugify } from '../../model/url.ts';
import { textOf, type Node } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { contentOf } from './element.ts';
import { propsOf } from './props.ts';

/** Identifiers up to this length, in characters, are not broken in the first cell of a row. In other cells, `breakable` uses its own limit. */
const longHead = 24;

/** A Markdown table, in the layout that suits its content; an HTML table with more than plain rows of cells stays as it is. */
export function renderTable(node: Element, rendering: Rendering): ReactNode {
  if (!isSimple(node)) return renderHtmlTable(node, rendering);
  const [head = [], ...rows] = elementsOf(node, 'tr').map((row) => [
    ...elementsOf(row, 'th'),
    ...elementsOf(row, 'td'),
  ]);
  const labels = head.map((cell) => textOf(cell).trim());
  const layout = tableLayout(
    labels,
    rows.map((cells) => cells.map((cell) => textOf(cell).trim())),
  );
  return layout === 'properties'
    ? renderProperties(labels, rows, rendering)
    : renderGrid({ head, labels, rows, layout }, rendering);
}

/** Whether Markdown could express the table: one header row, rows of cells, no spanning cells. */
function isSimple(node: Element): boolean {
  const parts = node.children.filter((child) => child.type === 'element');
  const heads = parts.filter(({ tagName }) => tagName === 'thead');
  const cells = [...elementsOf(node, 'th'), ...elementsOf(node, 'td')];
  return (
    heads.length === 1 &&
    heads.every((head) => elementsOf(head, 'tr').length === 1) &&
    parts.every(({ tagName }) => tagName === 'thead' || tagName === 'tbody') &&
    cells.every(
      (cell) => !cell.properties['colSpan'] && !cell.properties['rowSpan'] && !elementsOf(cell, 'table').length,
    )
  );
}

/** An HTML table in a box that scrolls. */
function renderHtmlTable(node: Element, rendering: Rendering): ReactNode {
  rendering.needs.push({ scripts: ['scroll'] });
  return createElement(
    'div',
    { className: 'table matrix wide', role: 'region', 'aria-label': 'Table', tabIndex: 0 },
    createElement('table', propsOf(node, rendering), rendering.render(contentOf(node))),
  );
}

type Grid = {
  readonly head: readonly Element[];
  readonly labels: readonly string[];
  readonly rows: readonly (readonly Element[])[];
  readonly layout: TableLayout;
};

/**
 * Rows and columns. A matrix or a comparison may scroll in its own box, which is labelled with its columns. On a phone, rows of text
 * become lists, and those of a comparison stand side by side: roles preserve the table's semantics, which `display` would remove, and
 * each cell except the first has the label of its column.
 */
function renderGrid({ head, labels, rows, layout }: Grid, rendering: Rendering): ReactNode {
  const scrolls = layout === 'matrix' || layout === 'comparison';
  if (scrolls) rendering.needs.push({ scripts: ['scroll'] });
  if (layout === 'comparison') rendering.needs.push({ styles: ['extra'] });
  const changes = layout === 'text' || layout === 'comparison';
  const role = (name: string): object => (changes ? { role: name } : {});
  const headCells = head.map((cell, column) =>
    createElement(
      'th',
      { key: column, scope: 'col', ...role('columnheader'), ...propsOf(cell, rendering) },
      rendering.render(cell.children as Node[]),
    ),
  );
  const bodyRow = (cells: readonly Element[], row: number): ReactElement =>
    createElement(
      'tr',
      { key: row, ...role('row') },
      cells.map((cell, column) => {
        const names = scrolls && column === 0;
        const label = changes && column > 0 && labels.length > 2 && labels[column];
        const content = rendering.render(cell.children as Node[]);
        return createElement(
          names ? 'th' : 'td',
          {
            key: column,
            ...(names ? { scope: 'row', ...role('rowheader') } : role('cell')),
            ...(label ? { 'data-label': label } : {}),
            ...propsOf(cell, rendering),
          },
          column && layout !== 'text'
            ? answerOf(textOf(cell).trim(), content, rendering.context.translate)
            : breakable(content, column ? undefined : longHead),
        );
      }),
    );
  const table = createElement(
    'table',
    role('table'),
    createElement('thead', role('rowgroup'), createElement('tr', role('row'), headCells)),
    rows.length > 0 && createElement('tbody', role('rowgroup'), rows.map(bodyRow)),
  );
  const region = { role: 'region', 'aria-label': labels.filter(Boolean).join(', ') || 'Table', tabIndex: 0 };
  const texts = rows.map((cells) => cells.map((cell) => textOf(cell).trim()));
  const boxes = { comparison: 'table matrix comparison', matrix: matrixClass(labels, texts) };
  const className = layout === 'comparison' || layout === 'matrix' ? boxes[layout] : `table ${layout}`;
  return createElement('div', { className, ...(scrolls ? region : {}) }, table);
}

/** A list of names with their details. The first column's label names the list for assistive technology, unless it is “Name”. */
function renderProperties(
  labels: readonly string[],
  rows: readonly (readonly Element[])[],
  rendering: Rendering,
): ReactNode {
  const cellOf = (cell: Element | undefined, label = ''): PropertyCell => {
    // A component alone is taken for a long text: how long it will be isn't known yet.
    const words = cell ? textOf(cell).trim() || '…'.repeat(cell.children.length * 40) : '';
    const slot = words === 'required' || label === 'Default' ? 'default' : label === 'Type' ? 'type' : undefined;
    const isObvious = words === 'required' || /^(Type|Meaning|)$/.test(label);
    const content = cell ? rendering.render(cell.children as Node[]) : null;
    return { text: words, content, label: isObvious ? undefined : label, slot };
  };
  const properties = rows.map(([name, ...cells]) => ({
    id: rendering.context.uniqueId(`row-${slugify(name ? textOf(name) : '')}`),
    name: cellOf(name),
    facts: cells.slice(0, -1).map((cell, index) => cellOf(cell, labels[index + 1])),
    meaning: cellOf(cells.at(-1), labels.at(-1)),
  }));
  const [first] = labels;
  const named = first && first !== 'Name' ? { role: 'group', 'aria-label': first } : null;
  return createElement(
    'div',
    named,
    createElement(PropertyList, { properties, columns: labels.map((label) => label || 'Name') }),
  );
}

function elementsOf(node: Element, tagName: string): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === tagName ? [child] : elementsOf(child, tagName),
  );
}
