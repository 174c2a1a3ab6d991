import type { Element } from 'hast';
import type { PageFacts } from '../engine/compile/compile.ts';
import { literalProps } from '../engine/markdown/literal-props.ts';
import { isComponent, lineOf, textOf, walk, type JsxNode, type Node } from '../engine/markdown/nodes.ts';
import { PropError } from '../engine/markdown/prop-error.ts';

export type Heading = { readonly level: number; readonly text: string; readonly line: number | undefined };

/** Headings in document order, including those in components. */
export function headingsOf(nodes: readonly Node[]): Heading[] {
  return [...walk(nodes)]
    .filter((node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName))
    .map((node) => ({ level: Number(node.tagName[1]), text: textOf(node).trim(), line: lineOf(node) }));
}

export const componentsOf = (nodes: readonly Node[], name: RegExp): JsxNode[] =>
  [...walk(nodes)].filter((node): node is JsxNode => isComponent(node) && name.test(node.name ?? ''));

/** The prose of a node, without code, link targets and component props. `code` replaces each piece of code. */
function proseOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre')) return 'code';
  return 'children' in node ? (node.children as Node[]).map(proseOf).join('') : '';
}

/** All prose of a page with its line: title, paragraphs, list items, cells, headings, and texts in component props. */
export function proseBlocks({ meta, nodes }: PageFacts): { text: string; line: number | undefined }[] {
  const blocks = [...walk(nodes)].filter(
    (node): node is Element =>
      node.type === 'element' &&
      /^(p|li|td|th|h[1-6])$/.test(node.tagName) &&
      !node.children.some((child) => child.type === 'element' && child.tagName === 'p'),
  );
  const props = componentsOf(nodes, /./).flatMap((node) =>
    propsOf(node).flatMap(([name, value]) =>
      typeof value === 'string' && proseProps.test(name)
        ? [{ text: value.replace(/(`+)[^`].*?\1/g, 'code'), line: lineOf(node) }]
        : [],
    ),
  );
  return [
    { text: meta.title, line: 1 },
    { text: meta.description, line: 1 },
    ...blocks.map((node) => ({ text: proseOf(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) })),
    ...props,
  ].filter(({ text }) => text !== '');
}

/** A component's props; none for those that can't be read, which rendering reports. */
function propsOf(node: JsxNode): [string, unknown][] {
  try {
    return Object.entries(literalProps(node));
  } catch (error) {
    if (error instanceof PropError) return [];
    throw error;
  }
}
const proseProps = /^(title|caption|alt|symptom|cause)$/;

/** Paragraphs and the paragraphs of list items, with the line where they start. */
export function paragraphsOf(nodes: readonly Node[]): { text: string; line: number | undefined }[] {
  return [...walk(nodes)]
    .filter((node): node is Element => node.type === 'element' && node.tagName === 'p')
    .map((node) => ({ text: proseOf(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) }))
    .filter(({ text }) => text !== '');
}
