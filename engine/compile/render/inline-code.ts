import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { lineOf, textOf } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderElement } from './element.ts';

/** Code in a line. The first time that a page names an endpoint of the site's API, the name leads to the endpoint's page. */
export function renderInlineCode(node: Element, rendering: Rendering): ReactNode {
  const code = renderElement(node, rendering);
  const href = rendering.endpointLink(textOf(node), lineOf(node));
  return href === undefined ? code : createElement('a', { href }, code);
}
