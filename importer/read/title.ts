import type { Element } from 'hast';
import { textOf, walk, type Node } from '../../engine/markdown/nodes.ts';

const levelOf = (node: Node): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

/** The words of a node, on one line. */
export const wordsOf = (node: Node): string => textOf(node).replace(/\s+/g, ' ').trim();

/** The heading that is a page's title: the first of level 1, or another one before any text. */
export function firstHeading(nodes: readonly Node[]): Node | undefined {
  const first = nodes.find((node) => levelOf(node) > 0 || wordsOf(node));
  return nodes.find((node) => levelOf(node) === 1) ?? (first && levelOf(first) > 0 ? first : undefined);
}

/** The title is in the front matter: a heading with the same words goes, and no other is of level 1. */
export function withoutTitle(nodes: readonly Node[], title: string): Node[] {
  const heading = firstHeading(nodes);
  const repeats = heading && (wordsOf(heading) === title || !wordsOf(heading));
  const images = repeats
    ? [...walk([heading])].filter((node) => node.type === 'element' && node.tagName === 'img')
    : [];
  const rest = nodes.flatMap((node) => (repeats && node === heading ? images : [node]));
  const headings = [...walk(rest)].filter((node): node is Element => levelOf(node) > 0);
  if (headings.some(({ tagName }) => tagName === 'h1'))
    for (const one of headings) one.tagName = `h${Math.min(6, levelOf(one) + 1)}`;
  return rest;
}
