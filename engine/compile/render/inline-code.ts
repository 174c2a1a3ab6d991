import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { lineOf, textOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderElement } from './element.ts';

/** Inline code. A mention of one of the site's API endpoints becomes a link to the endpoint's page; see `firstNamed`. */
export function renderInlineCode(node: Element, rendering: Rendering): ReactNode {
  const code = renderElement(node, rendering);
  const href = rendering.endpointLink(textOf(node), lineOf(node));
  return href === undefined ? code : createElement('a', { 'data-endpoint': '', href }, code);
}

/**
 * Keeps the first link to each endpoint and turns the others into code. This happens after rendering, because some components are rendered
 * later than what follows them on the page.
 */
export function firstNamed(html: string): string {
  const seen = new Set<string>();
  return html.replace(
    /<a data-endpoint="" (href="[^"]*")>(<code>[\s\S]*?<\/code>)<\/a>/g,
    (_, href: string, code: string) => {
      if (seen.has(href)) return code;
      seen.add(href);
      return `<a ${href}>${code}</a>`;
    },
  );
}
