import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { textOf, type Node } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/** Elements without content; React rejects children for them. */
const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Elements in which white space between children has no meaning; React rejects it in some of them. */
const holdsElementsOnly = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl']);

/** An element that needs no special handling. */
export function renderElement(node: Element, rendering: Rendering): ReactNode {
  const { tagName } = node;
  const props = propsOf(node, rendering);
  if (tagName === 'script' || tagName === 'style') return null;
  if (tagName === 'input') return createElement('input', { ...props, readOnly: true, 'aria-label': 'Done' });
  // The title of an SVG: React accepts only a single string here.
  if (tagName === 'title') return createElement('title', props, textOf(node));
  if (voidTags.has(tagName)) return createElement(tagName, props);
  return createElement(tagName, props, rendering.render(contentOf(node)));
}

/** The children of an element, without meaningless white space. */
export function contentOf(node: Element): Node[] {
  const children = node.children as Node[];
  return holdsElementsOnly.has(node.tagName)
    ? children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    : children;
}
