import type { Element } from 'hast';
import { find, hastToReact, html } from 'property-information';
import type { Rendering } from '../rendering.ts';

/**
 * An element's attributes as React props: `dataX` becomes `data-x`, `className` a string. Of `style`, only the alignment of Markdown tables
 * is kept, as a class, because the site's policy forbids the attribute. Event handlers are dropped.
 */
export function propsOf(node: Element, rendering: Rendering): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false || /^on[A-Z]/.test(property)) continue;
    if (property === 'style' || property === 'align') {
      const align = /^(left|right|center)$|text-align:\s*(left|right|center)/.exec(String(value));
      if (align) props['className'] = `align-${align[1] ?? align[2]}`;
      continue;
    }
    const info = find(html, property);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    props[name] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value;
  }
  if (props['id'] !== undefined && !/^h[1-6]$/.test(node.tagName))
    props['id'] = rendering.ids.claim(String(props['id']));
  return props;
}
