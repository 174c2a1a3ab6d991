import type { Element } from 'hast';
import { textOf, type Node } from '../../engine/markdown/nodes.ts';
import { parse } from '../../engine/markdown/parser.ts';
import type { OutlineItem } from './outline-item.ts';

/** The order of a book, from the lists in its summary; a heading between two lists is a part that contains the list below it. */
export function readSummary(text: string): OutlineItem[] {
  const nodes = parse(text, 'md').filter((node): node is Element => node.type === 'element');
  const book: OutlineItem[] = [];
  let part: { label: string; items: OutlineItem[] } | undefined;
  const add = (...items: OutlineItem[]): void => void (part?.items ?? book).push(...items);
  for (const [index, node] of nodes.entries()) {
    if (/^h[1-6]$/.test(node.tagName) && index > 0) {
      part = { label: textOf(node).trim(), items: [] };
      book.push(part);
    } else if (/^[uo]l$/.test(node.tagName)) add(...itemsOf(node));
    // Chapters before and after the numbered ones are in paragraphs.
    else if (node.tagName === 'p') add(...linksIn(node));
    else if (node.tagName === 'hr') part = undefined;
  }
  return book.filter(({ href, items }) => href !== undefined || items.length);
}

const elements = (node: Element): Element[] => node.children.filter((child) => child.type === 'element');

const itemsOf = (list: Element): OutlineItem[] =>
  elements(list)
    .filter(({ tagName }) => tagName === 'li')
    .map((item) => {
      const lists = elements(item).filter(({ tagName }) => /^[uo]l$/.test(tagName));
      const [link] = linksIn(item);
      const content = item.children.filter((child) => !lists.includes(child as Element)) as Node[];
      const label = link?.label ?? content.map(textOf).join('').trim();
      return { label, ...(link?.href ? { href: link.href } : {}), items: lists.flatMap(itemsOf) };
    });

/** Links of a node, without those in nested lists. */
const linksIn = (node: Element): OutlineItem[] =>
  elements(node).flatMap((child): OutlineItem[] => {
    if (/^[uo]l$/.test(child.tagName)) return [];
    const { href } = child.properties;
    if (child.tagName !== 'a') return linksIn(child);
    return [{ label: textOf(child).trim(), ...(typeof href === 'string' && href ? { href } : {}), items: [] }];
  });
