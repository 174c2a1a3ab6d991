import { bodyOf } from '../markdown/front-matter-block.ts';
import { textOf } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import type { SourceFile } from './discover.ts';

/** The text of the first heading of a Markdown page; undefined when it has none, or can't be parsed. */
export function titleOf({ text, format }: SourceFile, bodyLine: number): string | undefined {
  if (format === 'mdx') return undefined;
  try {
    const blocks = parse(bodyOf(text, bodyLine), format);
    const heading = blocks.find((node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName));
    return (heading && textOf(heading).replace(/\s+/g, ' ').trim()) || undefined;
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** A title made from the path, for a page without one. */
export function titleFromPath(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? 'Home';
  const words = last.replace(/[-_]+/g, ' ').trim() || last;
  return (words[0]?.toUpperCase() ?? '') + words.slice(1);
}
