import type { Element } from 'hast';
import { find, hastToReact, html, svg } from 'property-information';

/**
 * Attributes of an element as React takes them: `dataX` becomes `data-x`, `className` one string. Of a `style` only the alignment
 * that Markdown's tables have stays, as a class: the site's policy forbids the attribute. Handlers are left out.
 */
export function propsOf(node: Element): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  const schema = node.tagName === 'svg' ? svg : html;
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || /^on[A-Z]/.test(property)) continue;
    if (property === 'style') {
      const align = /text-align:\s*(left|right|center)/.exec(String(value))?.[1];
      if (align) props['className'] = `align-${align}`;
      continue;
    }
    const info = find(schema, property);
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute;
    props[name] = Array.isArray(value) ? value.join(info.commaSeparated ? ', ' : ' ') : value;
  }
  return props;
}
