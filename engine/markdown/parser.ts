import type { Root } from 'hast';
import { htmlToHast, markdownToHast, mdxToHast } from 'satteri';
import type { Format, Node } from './nodes.ts';
import { structureRawHtml } from './raw-html.ts';
import { survivesParser } from './survives.ts';

/** The text breaks MDX's syntax at a position. */
export class ParseError extends Error {
  readonly line: number | undefined;
  /** 1-based, in characters. */
  readonly column: number | undefined;
  constructor(message: string, line: number | undefined, column: number | undefined) {
    super(message);
    this.name = 'ParseError';
    this.line = line;
    this.column = column;
  }
}

/** What the parser recognizes in addition to Markdown with GitHub's tables, footnotes, task lists and strikethrough. */
export type Syntax = { readonly math?: boolean; readonly definitionLists?: boolean };

/**
 * Parses a text. Only this file knows the parser.
 * @throws ParseError for invalid MDX; Markdown is never invalid
 */
export function parse(text: string, format: Format, { math = false, definitionLists = false }: Syntax = {}): Node[] {
  const features = { headingAttributes: true, frontmatter: false, gfm: true, math, definitionList: definitionLists };
  if (format === 'mdx' && !survivesParser(text))
    throw new ParseError('An expression is nested too deeply for the parser', undefined, undefined);
  try {
    if (format === 'mdx') return (mdxToHast(text, { features }) as unknown as Root).children as Node[];
    return structureRawHtml((markdownToHast(text, { features }) as unknown as Root).children as Node[]);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \(mdx[\w:-]*\))?$/s.exec(message) ?? [];
    if (!line) throw error;
    throw new ParseError(reason ?? message, Number(line), Number(column));
  }
}

/** A piece of HTML as a tree. */
export const parseHtml = (html: string): Root => htmlToHast(html, { fragment: true }) as unknown as Root;
