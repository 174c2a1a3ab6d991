import type { Element } from 'hast';
import { createElement, type ReactNode } from 'react';
import { fillString } from '../../model/strings.ts';
import { frameIds } from '../../model/unique-ids.ts';
import { slugify } from '../../model/url.ts';
import { isComponent, lineOf, textOf, walk, type Node } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { propsOf } from './props.ts';

/**
 * A heading gets an id from its text, and its text is a link to the heading itself, so that a screen reader reads nothing but the text. A
 * heading that contains a link of its own is followed by the link to itself. `h1` in a body becomes `h2`: the title is the page's `h1`.
 */
export function renderHeading(node: Element, rendering: Rendering): ReactNode {
  const id = headingId(node, rendering);
  const children = node.children as Node[];
  return createElement(
    node.tagName === 'h1' ? 'h2' : node.tagName,
    { ...propsOf(node, rendering), id },
    ...(mayContainLink(children)
      ? [
          rendering.render(children),
          createElement('a', {
            className: 'anchor',
            href: `#${id}`,
            'aria-label': fillString(rendering.context.translate('Link to “{title}”'), { title: textOf(node) }),
          }),
        ]
      : [createElement('a', { className: 'anchor', href: `#${id}` }, rendering.inLink(children))]),
  );
}

const mayContainLink = (nodes: readonly Node[]): boolean =>
  [...walk(nodes)].some((node) => isComponent(node) || (node.type === 'element' && node.tagName === 'a'));

/** The id that the author gave a heading, otherwise one from its words. */
export function headingId(node: Element, rendering: Rendering): string {
  const { id } = node.properties;
  if (typeof id !== 'string' || !id) return rendering.ids.take(slugify(textOf(node)));
  if (frameIds.has(id))
    rendering.report(
      'anchors',
      lineOf(node),
      `The id \`${id}\` is used by the frame around the page.`,
      'Use another one.',
    );
  return rendering.ids.claim(id);
}
