import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { lineOf, textOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderElement } from './element.ts';

/** Inline code. A mention of one of the site's API endpoints becomes a link to the endpoint's page; see `keepFirstEndpointLinks`. */
export function renderInlineCode(node: Element, rendering: Rendering): ReactNode {
  const code = renderElement(node, rendering);
  const href = rendering.endpointLink(textOf(node), lineOf(node));
  return href === undefined ? code : createElement('a', { 'data-endpoint': '', href }, code);
}
