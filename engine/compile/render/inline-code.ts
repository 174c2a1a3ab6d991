import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { lineOf, textOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderElement } from './element.ts';

/** Inline code. The first mention of one of the site's API endpoints on a page becomes a link to the endpoint's page. */
export function renderInlineCode(node: Element, rendering: Rendering): ReactNode {
  const code = renderElement(node, rendering);
  const href = rendering.endpointLink(textOf(node), lineOf(node));
  return href === undefined ? code : createElement('a', { href }, code);
}
