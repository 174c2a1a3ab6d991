import { textOf, walk, type Node } from './nodes.ts';

/** Characters of a page. The largest change logs have about as many. */
const longestText = 1_000_000;
/** Paragraphs, words with marks, and everything else that a page is made of. */
const mostNodes = 60_000;
/** Quotations and lists in each other: the parser's time grows with the square. */
const deepestLine = 100;
/** Elements in each other. React, the serializers and the browser recurse; documents have twenty at most. */
const deepestTree = 150;

export type Limited = { readonly text: string; readonly exceeded: readonly string[] };

/** Cuts a text down to what the parser can take; says what was too much. */
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
    exceeded.push(`A line opens more than ${deepestLine} quotations or lists in each other; the rest of it is text.`);
  return { text: shallow, exceeded };
}

/** The same nodes as far as a page can hold them: not too many, and of what lies deeper than `deepestTree` levels only the words. */
export function withinBounds(nodes: Node[]): { nodes: Node[]; exceeded: readonly string[] } {
  const exceeded: string[] = [];
  let bounded = nodes;
  if (depthOf(nodes) > deepestTree) {
    bounded = cut(nodes, deepestTree);
    exceeded.push(`Elements are nested more than ${deepestTree} levels deep; below that, only their words are shown.`);
  }
  if (hasMoreThan(bounded, mostNodes)) {
    bounded = firstOf(bounded, { left: mostNodes });
    exceeded.push(`The page has more than ${mostNodes.toLocaleString('en')} parts; those after them are left out.`);
  }
  return { nodes: bounded, exceeded };
}

function hasMoreThan(nodes: readonly Node[], count: number): boolean {
  let left = count;
  for (const _ of walk(nodes)) if (left-- === 0) return true;
  return false;
}

/** The nodes at the beginning of a page, as many as are left. */
function firstOf(nodes: readonly Node[], count: { left: number }): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    if (count.left-- <= 0) break;
    kept.push('children' in node ? ({ ...node, children: firstOf(node.children as Node[], count) } as Node) : node);
  }
  return kept;
}

/** Without recursion, because it must survive what it measures. */
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
