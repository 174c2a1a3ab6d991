import { bodyOf } from '../markdown/front-matter-block.ts';
import { withEmoji } from '../markdown/foreign/emoji.ts';
import { withinLimits } from '../markdown/limits.ts';
import { textOf, type Node } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import type { SourceFile } from './discover.ts';

/**
 * The text of a page's first heading, including `=====` under a line and `<h1>`; undefined when it has none. A level-1 heading
 * counts anywhere, another one only as the page's first.
 */
export function titleOf(source: SourceFile, bodyLine: number): string | undefined {
  const { text } = withinLimits(bodyOf(source.text, bodyLine));
  const headings = blocksOf(text, source.format).filter((node) => /^h[1-6]$/.test(node.tagName));
  const heading = headings.find(({ tagName }) => tagName === 'h1') ?? headings[0];
  return (heading && withEmoji(textOf(heading).replace(/\s+/g, ' ').trim())) || undefined;
}

type Element = Extract<Node, { type: 'element' }>;

/** The page's top-level blocks; a page with invalid MDX is read as Markdown. */
function blocksOf(text: string, format: SourceFile['format']): Element[] {
  try {
    return parse(text, format).filter((node): node is Element => node.type === 'element');
  } catch (error) {
    if (error instanceof ParseError) return blocksOf(text, 'md');
    throw error;
  }
}

/** A title made from the path, for a page without one. */
export function titleFromPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ').trim() || last;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}

/** Characters that change the direction of text would also affect what is shown beside a title. */
export const withoutDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
