import { bodyOf } from '../markdown/front-matter.ts';
import { withinLimits } from '../markdown/limits.ts';
import { textOf, type Node } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import type { SourceFile } from './discover.ts';

/**
 * The words of a page's first heading, `=====` under a line and `<h1>` included; undefined when it has none. A heading of the first level
 * counts wherever it stands, another one only as the page's first.
 */
export function titleOf(source: SourceFile, bodyLine: number): string | undefined {
  const { text } = withinLimits(bodyOf(source.text, bodyLine));
  const headings = blocksOf(text, source.format).filter((node) => /^h[1-6]$/.test(node.tagName));
  const heading = headings.find(({ tagName }) => tagName === 'h1') ?? headings[0];
  return (heading && textOf(heading).replace(/\s+/g, ' ').trim()) || undefined;
}

type Element = Extract<Node, { type: 'element' }>;

/** The page's own blocks; those of a page that breaks MDX's syntax are read as Markdown. */
function blocksOf(text: string, format: SourceFile['format']): Element[] {
  try {
    return parse(text, format).filter((node): node is Element => node.type === 'element');
  } catch (error) {
    if (error instanceof ParseError) return blocksOf(text, 'md');
    throw error;
  }
}

/** A title made from the address, for a page that says nothing. */
export function titleFromPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ').trim() || last;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}

/** Marks that turn the direction of text around would also turn what stands beside a title. */
export const withoutDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
