import type { Element } from 'hast';
import { find, html } from 'property-information';
import { literalProps } from '../../engine/markdown/literal-props.ts';
import { PropError } from '../../engine/markdown/prop-error.ts';
import { codeOf, element, isComponent, text, textOf, type JsxNode, type Node } from '../../engine/markdown/nodes.ts';
import { svgTags } from './html-names.ts';

/** The literal props of a tag; computed values are dropped. */
export function literalsOf(node: JsxNode): Record<string, unknown> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) => {
      try {
        return Object.entries(literalProps({ ...node, attributes: [attribute] }));
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
  for (const [name, value] of Object.entries(literalsOf(node))) {
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

/** The text of an expression that is a literal: `{'text'}`, `{`text`}`, `{3}`; undefined for others. */
export function literalText(expression: string): string | undefined {
  const [, quoted, single, template] = /^(?:"([^"\\]*)"|'([^'\\]*)'|`([^`$\\]*)`)$/.exec(expression) ?? [];
  return quoted ?? single ?? template ?? (/^-?\d+(?:\.\d+)?$/.test(expression) ? expression : undefined);
}

export const isComment = (expression: string): boolean => /^\/\*[\s\S]*\*\/$/.test(expression);

/**
 * Code: its words stay exactly as written, and tags in it are HTML. Text in `<pre>` is a code block even without
 * `<code>`.
 */
export function verbatim(node: Element): Element {
  const children = plainNodes(node.children as Node[]);
  const code = children.filter((child) => child.type !== 'text' || child.value.trim());
  const whole = { ...node, children: (node.tagName === 'pre' ? code : children) as Element['children'] };
  if (node.tagName !== 'pre' || (code.length === 1 && codeOf(whole))) return whole;
  return { ...node, children: [element('code', [text(children.map(textOf).join(''))])] };
}

/**
 * A drawing, and the HTML that was in it: a parser would end the drawing there. It is all of a page after a drawing that its author
 * did not close.
 */
export function drawing(node: Element): { readonly svg: Element; readonly others: readonly Node[] } {
  const others: Node[] = [];
  const shapes = (nodes: readonly Node[]): Element['children'] =>
    nodes.flatMap((child): Element['children'] => {
      if (child.type !== 'element') return [text(textOf(child))];
      if (!svgTags.has(child.tagName)) {
        others.push(child);
        return [];
      }
      const isName = /^(title|desc)$/.test(child.tagName);
      const inner = child.children as Node[];
      return [{ ...child, children: isName ? [text(textOf(child))] : shapes(inner) }];
    });
  return { svg: { ...node, children: shapes(plainNodes(node.children as Node[])) }, others };
}

function plainNodes(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isComponent(node)) return plainNodes([htmlElement(node)]);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const value = node.value.trim();
      return !value || isComment(value) ? [] : [text(literalText(value) ?? `{${node.value}}`)];
    }
    if (node.type === 'element') return [{ ...node, children: plainNodes(node.children as Node[]) } as Element];
    return node.type === 'text' ? [node] : [];
  });
}
