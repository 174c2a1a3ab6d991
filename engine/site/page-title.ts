import { bodyOf } from '../markdown/front-matter-block.ts';
import { withEmoji } from '../markdown/foreign/emoji.ts';
import { withinLimits } from '../markdown/limits.ts';
import { textOf, walk, type Node } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import type { SourceFile } from './discover.ts';

/**
 * The text of a page's first heading, including `=====` under a line and `<h1>`; undefined when it has none. A level-1 heading
 * counts anywhere, another one only before any text: later ones are the titles of sections.
 */
export function titleOf(source: SourceFile, bodyLine: number): string | undefined {
  const { text } = withinLimits(bodyOf(source.text, bodyLine));
  const blocks = blocksOf(text, source.format);
  const first = blocks.find((node) => isElement(node, /^h[1-6]$/) || hasText(node));
  const heading =
    blocks.find((node) => isElement(node, /^h1$/)) ?? (first && isElement(first, /^h[1-6]$/) ? first : undefined);
  return (heading && withEmoji(textOf(heading).replace(/\s+/g, ' ').trim())) || undefined;
}

/** Not recursive, because a text may be nested in any depth. */
function hasText(node: Node): boolean {
  for (const inner of walk([node])) if (inner.type === 'text' && inner.value.trim()) return true;
  return false;
}

const isElement = (node: Node, name: RegExp): boolean => node.type === 'element' && name.test(node.tagName);

/** The page's top-level blocks; a page with invalid MDX is read as Markdown. */
function blocksOf(text: string, format: SourceFile['format']): Node[] {
  try {
    return parse(text, format);
  } catch (error) {
    if (error instanceof ParseError) return blocksOf(text, 'md');
    throw error;
  }
}

/** A title made from the path, for a page without one. */
export function titleFromPath(path: string): string {
  const last = path.split('/').findLast((part) => part && part.toLowerCase() !== 'readme') ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ').trim() || last;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}

/** Characters that change the direction of text would also affect what is shown beside a title. */
export const withoutDirectionMarks = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
