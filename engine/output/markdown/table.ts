import type { Element } from 'hast';
import { isElement } from './hast.ts';
import { lineOf } from './inline.ts';

const rowsOf = (element: Element): Element[] =>
  element.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return child.tagName === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [];
  });

/** A table in GitHub's form. The first row is the head; a cell is one line, its bars escaped. */
export function tableToMarkdown(table: Element): string {
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter((cell) => isElement(cell, 'th') || isElement(cell, 'td'))
      .map((cell) =>
        lineOf((cell as Element).children)
          .replace(/\s*\n/g, ' ')
          .replace(/\|/g, '\\|'),
      ),
  );
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return '';
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  const caption = table.children.find((child) => isElement(child, 'caption')) as Element | undefined;
  const above = caption ? `${lineOf(caption.children)}\n\n` : '';
  return above + [line(head), `|${' --- |'.repeat(columns)}`, ...body.map(line)].join('\n');
}
