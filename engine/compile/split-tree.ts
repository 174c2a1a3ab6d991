import type { Tree, TreeNode } from '../model/tree.ts';

/** How a live component is marked in a page's HTML before the page becomes a tree. */
export const liveTag = 'live-node';

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*(\/?)>|<!--[\s\S]*?-->/g;
const attribute = /([^\s=>"]+)(?:="([^"]*)")?/g;

type Open = {
  tag: string;
  attributes: string;
  start: number;
  contentStart: number;
  children: TreeNode[];
  chunkStart: number;
  live: boolean;
};

/**
 * Turns React's HTML with `<live-node data-index="0">…</live-node>` markers into a tree: live nodes and the elements around them
 * become nodes, everything else stays a string. Relies on the HTML being React's own output (quoted attributes, every tag closed).
 * @param live the live components in the order of their index
 */
export function splitTree(
  html: string,
  live: readonly { readonly name: string; readonly props: Readonly<Record<string, unknown>> }[],
): Tree {
  if (!html.includes(`<${liveTag}`)) return html ? [html] : [];
  const root: Open = { tag: '', attributes: '', start: 0, contentStart: 0, children: [], chunkStart: 0, live: true };
  const stack: Open[] = [root];
  const flush = (open: Open, end: number): void => {
    const chunk = html.slice(open.chunkStart, end);
    if (chunk.trim()) open.children.push(...(holdsElementsOnly.test(open.tag) ? elementsOf(chunk) : [chunk]));
  };
  for (const match of html.matchAll(tag)) {
    const [whole, close, name, attributes = ''] = match;
    if (!name || match[4] || voidTags.has(name)) continue;
    const top = stack.at(-1) as Open;
    if (!close) {
      const contentStart = match.index + whole.length;
      stack.push({
        tag: name,
        attributes,
        start: match.index,
        contentStart,
        children: [],
        chunkStart: contentStart,
        live: name === liveTag,
      });
      if (name === liveTag) for (const open of stack) open.live = true;
      continue;
    }
    stack.pop();
    const parent = stack.at(-1) as Open;
    if (!top.live) continue;
    flush(top, match.index);
    flush(parent, top.start);
    parent.chunkStart = match.index + whole.length;
    parent.children.push(toNode(top, live));
  }
  flush(root, html.length);
  return root.children;
}

/** Elements whose children may not be wrapped: a chunk's `<div>` would be invalid there, or hide a `<summary>`. */
const holdsElementsOnly = /^(?:ol|ul|dl|details|table|thead|tbody|tr)$/;

/** The elements of a piece of HTML, each a node that holds its own content as one chunk. */
function elementsOf(html: string): TreeNode[] {
  const nodes: TreeNode[] = [];
  let depth = 0;
  let first: { tag: string; attributes: string; contentStart: number } | undefined;
  for (const match of html.matchAll(tag)) {
    const [whole, close, name, attributes = ''] = match;
    if (!name || match[4] || voidTags.has(name)) continue;
    if (!close && depth++ === 0) first = { tag: name, attributes, contentStart: match.index + whole.length };
    if (close && --depth === 0 && first) {
      const content = html.slice(first.contentStart, match.index);
      nodes.push({ tag: first.tag, attributes: attributesOf(first.attributes), children: content ? [content] : [] });
    }
  }
  return nodes;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, unescape(value)]));

function toNode(
  open: Open,
  live: readonly { readonly name: string; readonly props: Readonly<Record<string, unknown>> }[],
): TreeNode {
  const attributes = attributesOf(open.attributes);
  if (open.tag !== liveTag) return { tag: open.tag, attributes, children: open.children };
  const component = live[Number(attributes['data-index'])];
  if (!component) throw new RangeError(`No live component with index ${attributes['data-index']}.`);
  return { live: component.name, props: component.props, children: open.children };
}

const unescape = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
