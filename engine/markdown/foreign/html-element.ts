import type { Element } from 'hast';
import { find, html } from 'property-information';
import { literalProps, PropError } from '../literal-props.ts';
import type { JsxAttribute, JsxNode } from '../nodes.ts';

/** The literal props of a tag; computed values are dropped. */
export function literalsOf(attributes: readonly JsxAttribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      try {
        return Object.entries(literalProps([attribute]));
      } catch (error) {
        if (error instanceof PropError) return [];
        throw error;
      }
    }),
  );
}

/** An HTML tag in MDX as an element: `className`, `class` and `stroke-width` mean what they mean in HTML. */
export function htmlElement(node: JsxNode): Element {
  const properties: Element['properties'] = {};
  for (const [name, value] of Object.entries(literalsOf(node.attributes))) {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
    const { property, spaceSeparated, commaSeparated } = find(html, name);
    properties[property] =
      typeof value === 'string' && spaceSeparated
        ? value.split(/\s+/)
        : typeof value === 'string' && commaSeparated
          ? value.split(/,\s*/)
          : value;
  }
  return {
    type: 'element',
    tagName: (node.name ?? '').toLowerCase(),
    properties,
    children: node.children as Element['children'],
    ...(node.position ? { position: node.position } : {}),
  };
}
