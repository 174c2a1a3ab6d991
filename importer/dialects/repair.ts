import { outsideCode } from './code-regions.ts';
import type { Format, Node } from '../../engine/markdown/nodes.ts';
import { parse, ParseError, type Syntax } from '../../engine/markdown/parser.ts';

/** How often, and for how many milliseconds, a text is repaired before it is read as Markdown: each repair parses it again. */
const mostRepairs = 100;
const longestRepairs = 3_000;

export type Repaired = {
  readonly nodes: Node[];
  /** The syntax errors, in the order in which they were found. */
  readonly errors: readonly ParseError[];
  /** Whether the MDX was beyond repair, so that the text was read as plain Markdown with components as unknown tags. */
  readonly asMarkdown: boolean;
};

/**
 * Parses any text. A `<` or `{` that breaks MDX's syntax is read as that character; a text with too many errors is read as
 * Markdown. No text is lost.
 */
export function parseWithRepairs(text: string, format: Format, syntax: Syntax): Repaired {
  if (format === 'md') return { nodes: parseMarkdown(text, syntax), errors: [], asMarkdown: false };
  const errors: ParseError[] = [];
  let repaired = asMdx(text);
  const started = performance.now();
  for (;;) {
    try {
      return { nodes: parse(repaired, 'mdx', syntax), errors, asMarkdown: false };
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      errors.push(error);
      const goesOn = errors.length <= mostRepairs && performance.now() - started < longestRepairs;
      const next = goesOn ? escapeCulprit(repaired, error) : undefined;
      if (next === undefined) return { nodes: parse(closeUnknownTags(text), 'md', syntax), errors, asMarkdown: true };
      repaired = next;
    }
  }
}

/** Docusaurus reads `.md` as MDX: a file that uses components is read the same way, provided that all of it is valid MDX. */
function parseMarkdown(text: string, syntax: Syntax): Node[] {
  if (/^import\s.+\sfrom\s+["']|<[A-Z][\w.]*[\s/>]/m.test(text)) {
    try {
      return parse(asMdx(text), 'mdx', syntax);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
    }
  }
  return parse(closeUnknownTags(text), 'md', syntax);
}

/**
 * Puts a backslash before the character that an error is about: the one at its position, or the last one before it that opens
 * something.
 */
function escapeCulprit(text: string, { line, column }: ParseError): string | undefined {
  if (!line || !column) return undefined;
  const offset = offsetOf(text, line, column);
  for (const from of [offset, offset - 1]) {
    const opening = lastOpening(text, from);
    if (opening !== undefined) return `${text.slice(0, opening)}\\${text.slice(opening)}`;
  }
  return undefined;
}

/** The nearest `<` or `{` at or before a position that has no backslash before it. */
function lastOpening(text: string, from: number): number | undefined {
  for (let index = from; index >= 0; index--)
    if ((text[index] === '<' || text[index] === '{') && text[index - 1] !== '\\') return index;
  return undefined;
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0;
  for (let left = line - 1; left > 0; left--) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Markdown and HTML that MDX rejects, in the form that MDX accepts: comments, void tags, URLs in angle brackets. */
const asMdx = (text: string): string =>
  outsideCode(text, (part) =>
    part
      .replace(/<!--[\s\S]*?-->/g, (comment) => `{/*${comment.replace(/[^\n]/g, '')}*/}`)
      .replace(/<(area|br|col|hr|img|input|source|track|wbr)(\s[^<>{}]*?)?(?<!\/)>/gi, '<$1$2 />')
      .replace(/<(https?:\/\/[^\s<>]+)>/g, '[$1]($1)'),
  );

/** `<Badge />` closes itself in the author's system; as HTML it would extend to the end of the page. */
const closeUnknownTags = (text: string): string =>
  /<[A-Za-z][^<>]*\/>/.test(text)
    ? outsideCode(text, (part) => part.replace(/<([A-Z][\w.]*|[a-z]+-[\w-]+)(\s[^<>]*?)?\s*\/>/g, '<$1$2></$1>'))
    : text;
