import { textOf, walk, type Node } from './nodes.ts';

/** Characters in a page. The largest change logs have about as many. */
const longestText = 1_000_000;
/** Nodes of a page: paragraphs, formatted words and so on. */
const mostNodes = 60_000;
/** Nested quotations and lists: the parser's time grows with their square. */
const deepestLine = 100;
/** Nested elements. React, the serializers and the browser recurse; real documents have at most twenty levels. */
const deepestTree = 150;

export type Limited = { readonly text: string; readonly exceeded: readonly string[] };

/** Cuts a text down to what the parser can handle, and reports what was cut. */
export function withinLimits(text: string): Limited {
  const exceeded: string[] = [];
  let limited = text;
  if (limited.length > longestText) {
    limited = limited.slice(0, longestText);
    exceeded.push(
      `The page has ${text.length.toLocaleString('en')} characters; what comes after the first ${longestText.toLocaleString('en')} is left out.`,
    );
  }
  const markers = new RegExp(
    `^((?:[ \\t]*(?:>|[-*+][ \\t]|\\d{1,9}[.)][ \\t])){${deepestLine}})(?=[ \\t]*(?:[>*+-]|\\d))`,
    'gm',
  );
  const shallow = limited.replace(markers, '$1\\');
  if (shallow !== limited)
    exceeded.push(
      `A line opens more than ${deepestLine} nested quotations or lists; the rest of the line is shown as text.`,
    );
  return { text: shallow, exceeded };
}

/** The same nodes within the limits: not too many, and below `deepestTree` levels only the words. */
export function withinBounds(nodes: Node[]): { nodes: Node[]; exceeded: readonly string[] } {
  const exceeded: string[] = [];
  let bounded = nodes;
  if (depthOf(nodes) > deepestTree) {
    bounded = cut(nodes, deepestTree);
    exceeded.push(`Elements are nested more than ${deepestTree} levels deep; below that, only their words are shown.`);
  }
  if (hasMoreThan(bounded, mostNodes)) {
    bounded = firstOf(bounded, { left: mostNodes });
    exceeded.push(`The page has more than ${mostNodes.toLocaleString('en')} parts; the rest are left out.`);
  }
  return { nodes: bounded, exceeded };
}

function hasMoreThan(nodes: readonly Node[], count: number): boolean {
  let left = count;
  for (const _ of walk(nodes)) if (left-- === 0) return true;
  return false;
}

/** The first nodes of a page, as many as the limit leaves. */
function firstOf(nodes: readonly Node[], count: { left: number }): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    if (count.left-- <= 0) break;
    kept.push('children' in node ? ({ ...node, children: firstOf(node.children as Node[], count) } as Node) : node);
  }
  return kept;
}

/** Not recursive, because it must handle any depth. */
function depthOf(nodes: readonly Node[]): number {
  let level: readonly Node[] = nodes;
  let depth = 0;
  while (level.length) {
    level = level.flatMap((node) => ('children' in node ? (node.children as Node[]) : []));
    depth++;
  }
  return depth;
}

function cut(nodes: readonly Node[], levels: number): Node[] {
  return nodes.map((node): Node => {
    if (!('children' in node)) return node;
    if (levels <= 1) return { type: 'text', value: wordsOf(node) };
    return { ...node, children: cut(node.children as Node[], levels - 1) } as Node;
  });
}

/** Like `textOf`, without recursion. */
function wordsOf(node: Node): string {
  const words: string[] = [];
  const open: Node[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'text') words.push(textOf(next));
    else if ('children' in next) for (const child of next.children.toReversed()) open.push(child as Node);
  }
  return words.join('');
}
