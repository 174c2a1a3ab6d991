import type { Root } from 'hast';
import { htmlToHast, markdownToHast, mdxToHast } from 'satteri';
import { nestsTooDeeply, treeTooDeep, type TooDeep } from './nesting.ts';
import type { Format, Node } from './nodes.ts';
import { structureRawHtml } from './raw-html.ts';

/** The text can't be parsed: it breaks MDX's syntax, or nests too deeply. */
export class ParseError extends Error {
  readonly line: number | undefined;
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
 * @throws ParseError for invalid MDX, and for a text that nests more deeply than the parser can take
 */
export function parse(text: string, format: Format, syntax: Syntax = {}): Node[] {
  reject(nestsTooDeeply(text, format));
  const nodes = format === 'mdx' ? parseMdx(text, syntax) : parseMarkdown(text, syntax);
  reject(treeTooDeep(nodes));
  return nodes;
}

function reject(tooDeep: TooDeep | undefined): void {
  if (tooDeep) throw new ParseError(tooDeep.message, tooDeep.line, undefined);
}

const featuresOf = ({ math = false, definitionLists = false }: Syntax) => ({
  headingAttributes: true,
  frontmatter: false,
  gfm: true,
  math,
  definitionList: definitionLists,
});

const parseMarkdown = (text: string, syntax: Syntax): Node[] =>
  structureRawHtml((markdownToHast(text, { features: featuresOf(syntax) }) as unknown as Root).children as Node[]);

function parseMdx(text: string, syntax: Syntax): Node[] {
  try {
    // A backslash at the end of an export would end the process.
    return (mdxToHast(text.replace(/\\$/, '\\\n'), { features: featuresOf(syntax) }) as unknown as Root)
      .children as Node[];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column, reason] = /^(\d+):(\d+): (.*?)(?: \(mdx[\w:-]*\))?$/s.exec(message) ?? [];
    if (!line) throw error;
    throw new ParseError(reason ?? message, Number(line), Number(column));
  }
}

/** A piece of HTML as a tree. */
export const parseHtml = (html: string): Root => htmlToHast(html, { fragment: true }) as unknown as Root;
