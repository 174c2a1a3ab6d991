import type { Element } from 'hast';
import { find, html } from 'property-information';
import { literalProps, PropError } from '../literal-props.ts';
import { codeOf, isComponent, textOf, type JsxAttribute, type JsxNode, type Node } from '../nodes.ts';
import { svgTags } from '../sanitize.ts';
import { element, text } from './vocabulary.ts';

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

/** The text of an expression that is a literal: `{'text'}`, `{`text`}`, `{3}`; undefined for others. */
export function literalText(expression: string): string | undefined {
  const [, quoted, single, template] = /^(?:"([^"\\]*)"|'([^'\\]*)'|`([^`$\\]*)`)$/.exec(expression) ?? [];
  return quoted ?? single ?? template ?? (/^-?\d+(?:\.\d+)?$/.test(expression) ? expression : undefined);
}

export const isComment = (expression: string): boolean => /^\/\*[\s\S]*\*\/$/.test(expression);

/**
 * Code or a drawing: its words stay exactly as written, and tags in it are HTML. Text in `<pre>` is a code block even without
 * `<code>`.
 */
export function verbatim(node: Element): Element {
  const children = plainNodes(node.children as Node[]);
  if (node.tagName === 'svg') return { ...node, children: shapes(children) };
  const code = children.filter((child) => child.type !== 'text' || child.value.trim());
  const whole = { ...node, children: (node.tagName === 'pre' ? code : children) as Element['children'] };
  if (node.tagName !== 'pre' || (code.length === 1 && codeOf(whole))) return whole;
  return { ...node, children: [element('code', [text(children.map(textOf).join(''))])] };
}

/** HTML within a drawing becomes its words, because a parser would end the drawing there. */
const shapes = (nodes: readonly Node[]): Element['children'] =>
  nodes.map((node) => {
    if (node.type !== 'element') return text(textOf(node));
    const isText = !svgTags.has(node.tagName) || /^(title|desc)$/.test(node.tagName);
    const children = isText ? [text(textOf(node))] : shapes(node.children as Node[]);
    return svgTags.has(node.tagName) ? { ...node, children } : text(textOf(node));
  });

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
