import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { codeOf, lineOf, walk, type Node } from './nodes.ts';

/**
 * Turns pieces of HTML in Markdown into elements: a tag may open in one piece and close in another. Line numbers of nodes and the text of
 * fences are preserved.
 */
export function structureRawHtml(nodes: Node[]): Node[] {
  if (![...walk(nodes)].some(({ type }) => type === 'raw')) return nodes;
  for (const node of walk(nodes)) {
    if (node.type === 'element') remember(node);
    if (node.type === 'raw')
      node.value = node.value.replace(/^<[a-z][\w-]*(?=[\s/>])/i, `$& data-source-line="${lineOf(node) ?? 1}"`);
  }
  try {
    const { children } = raw({ type: 'root', children: nodes } as Root) as Root;
    restore(children as Node[]);
    return children as Node[];
  } catch (error) {
    // The stack is limited: HTML that is nested thousands of levels deep is shown as it is written.
    if (!(error instanceof RangeError)) throw error;
    restore(nodes);
    return nodes.map(asText);
  }
}

/** Attributes that carry a node's line and a fence's text through the HTML parser. */
const [line, language, meta] = ['dataSourceLine', 'dataSourceLanguage', 'dataSourceMeta'] as const;

function remember(node: Element): void {
  const start = lineOf(node);
  if (start) node.properties[line] = start;
  const fence = node.tagName === 'pre' ? codeOf(node) : undefined;
  if (!fence) return;
  node.properties[language] = fence.language;
  node.properties[meta] = fence.meta;
}

/** Restores what the attributes carry; an element in a piece of HTML gets the line of the one before it. */
function restore(nodes: readonly Node[]): void {
  let last = 1;
  for (const node of walk(nodes)) {
    if (node.type !== 'element') continue;
    const { properties } = node;
    last = Number(properties[line] ?? last);
    node.position = { start: { line: last, column: 1 }, end: { line: last, column: 1 } };
    const code = node.tagName === 'pre' ? node.children[0] : undefined;
    if (code?.type === 'element' && properties[language] !== undefined)
      Object.assign(code, { data: { lang: String(properties[language]), meta: String(properties[meta] ?? '') } });
    for (const name of [line, language, meta]) delete properties[name];
  }
}

const asText = (node: Node): Node =>
  node.type === 'raw'
    ? { type: 'text', value: node.value.replace(/^(<[\w-]+) data-source-line="\d+"/, '$1') }
    : 'children' in node
      ? ({ ...node, children: (node.children as Node[]).map(asText) } as Node)
      : node;
