import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { textOf } from '../parse.ts';
import type { Rendering } from '../rendering.ts';
import { contentOf } from './element.ts';
import { propsOf } from './props.ts';

/** A table scrolls inside its own box on a narrow screen; the box is named by the table's columns. */
export function renderTable(node: Element, rendering: Rendering): ReactNode {
  const table = createElement('table', propsOf(node), rendering.render(contentOf(node)));
  return createElement('div', { className: 'table', role: 'group', 'aria-label': columnsOf(node), tabIndex: 0 }, table);
}

function columnsOf(node: Element): string {
  const head = node.children.find((child): child is Element => child.type === 'element' && child.tagName === 'thead');
  const columns = head
    ? textOf(head)
        .trim()
        .split(/\s*\n\s*/)
    : ['Table'];
  return columns.join(', ');
}
