import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { htmlToHast, markdownToHast, mdxToHast } from 'satteri';

/** The one file that knows the parser. Its trees are hast with MDX's JSX nodes in between. */
export type JsxAttribute =
  | { type: 'mdxJsxAttribute'; name: string; value?: string | null | undefined | { type: string; value: string } }
  | { type: 'mdxJsxExpressionAttribute'; value: string };
export type JsxNode = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
  children: Node[];
  position?: Element['position'];
};
export type ExpressionNode = {
  type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  value: string;
  position?: Element['position'];
};
export type RawNode = { type: 'raw'; value: string; position?: Element['position'] };
export type Node =
  Element | Text | JsxNode | ExpressionNode | RawNode | Exclude<RootContent | ElementContent, Element | Text>;

export class ParseError extends Error {
  readonly line: number | undefined;
  constructor(message: string, line: number | undefined) {
    super(message);
    this.name = 'ParseError';
    this.line = line;
  }
}

const features = { headingAttributes: true, frontmatter: true, gfm: true } as const;

/**
 * Parses a page's whole text, front matter included (so that line numbers are the file's).
 * @throws ParseError with the line
 */
export function parse(text: string, format: 'mdx' | 'md'): Node[] {
  try {
    const tree = (format === 'mdx'
      ? mdxToHast(text, { features })
      : markdownToHast(text, { features })) as unknown as Root;
    if (format === 'mdx' || !hasRawHtml(tree)) return tree.children as Node[];
    // Only then: what is parsed again as HTML has no line numbers.
    return (markdownToHast(text, { features: { ...features, rawHtml: true } }) as unknown as Root).children as Node[];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = /^(\d+):\d+: (.*?)(?: \(mdx[\w:-]*\))?$/s.exec(message);
    throw new ParseError(at?.[2] ?? message, at ? Number(at[1]) : undefined);
  }
}

/** A piece of HTML as a tree. */
export const parseHtml = (html: string): Root => htmlToHast(html, { fragment: true }) as unknown as Root;

const hasRawHtml = (node: Root | Root['children'][number]): boolean =>
  (node as RawNode | Root).type === 'raw' || ('children' in node && node.children.some((child) => hasRawHtml(child)));

/** A block of code: its text, its language, and what the fence says after it. */
export type Code = { readonly code: string; readonly language: string; readonly meta: string };

/** What a `pre` holds; undefined when it is not a block of code. */
export function codeOf(pre: Element): Code | undefined {
  const code = pre.children[0];
  if (code?.type !== 'element') return undefined;
  const { lang, meta } = (code as Element & { data?: { lang?: string; meta?: string } }).data ?? {};
  const className = String((code.properties['className'] as string[] | undefined)?.[0] ?? '');
  const language = lang ?? /^language-(.+)/.exec(className)?.[1] ?? 'text';
  return { code: textOf(code).replace(/\n$/, ''), language, meta: meta ?? '' };
}

export const isComponent = (node: Node): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every node below some nodes, parents before children. */
export function* walk(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if ('children' in node) yield* walk(node.children as Node[]);
  }
}

/** The first line of a node in its file. */
export const lineOf = (node: Node): number | undefined => (node as Element).position?.start.line;

/** The words of a node and everything in it. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
}
