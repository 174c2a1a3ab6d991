import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { slugify } from '../../model/url.ts';
import { textOf, type Node } from '../parse.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/** Headings get an id from their text and a link to themselves. `h1` in a body becomes `h2`: the title is the page's `h1`. */
export function renderHeading(node: Element, rendering: Rendering): ReactNode {
  const props = propsOf(node);
  const text = textOf(node);
  const id = typeof props['id'] === 'string' ? props['id'] : rendering.ids.take(slugify(text));
  return createElement(
    node.tagName === 'h1' ? 'h2' : node.tagName,
    { ...props, id },
    rendering.render(node.children as Node[]),
    createElement('a', { className: 'anchor', href: `#${id}`, 'aria-label': `Link to “${text}”` }),
  );
}
