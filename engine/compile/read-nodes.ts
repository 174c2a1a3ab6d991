import type { Element } from 'hast';
import { componentFences } from '../markdown/component-fences.ts';
import { bodyOf } from '../markdown/front-matter-block.ts';
import { element, text, textOf, walk, type Node } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import { sanitizeNodes } from '../markdown/sanitize.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import type { SitePage } from '../site/site-pages.ts';

/** A page's content as nodes, and what is wrong with it. */
export type PageNodes = {
  readonly nodes: Node[];
  readonly problems: readonly Problem[];
  /** The heading that the frame shows as the page's title: links to it lead to the top of the page. */
  readonly title?: Element | undefined;
};

/** Reads a page. One that can't be parsed is reported and shown as it is written. */
export function readNodes({ source, displayFile, meta, bodyLine }: SitePage): PageNodes {
  const body = bodyOf(source.text, bodyLine);
  try {
    if (source.generated) return { nodes: [...source.generated.nodes()], problems: [] };
    const nodes = parse(body, source.format);
    if (source.format === 'mdx') return { nodes: componentFences(nodes), problems: [] };
    return { problems: [], ...withoutTitle(sanitizeNodes(nodes), meta.title) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const problem: Problem = errorAt(
      'parse',
      { file: displayFile, line: error.line },
      error.message,
      adviceFor(error.message),
    );
    return { nodes: [asCode(body.trim())], problems: [problem] };
  }
}

const asCode = (source: string): Node => element('pre', [element('code', [text(source)])]);

/** How to fix a component without a closing tag, too deep nesting, or a character that was meant as text. */
function adviceFor(message: string): string {
  const [, name] = /closing tag for `<(\w+)/.exec(message) ?? [];
  if (name !== undefined) return `Write </${name}> where it ends, or <${name} … /> if nothing belongs in it.`;
  return /^(The line opens|More than|Elements are)/.test(message)
    ? 'The parser can’t read so much at once. Split it into parts, or put code into a fence.'
    : 'Braces and angle brackets in prose belong in `code`.';
}

/** A Markdown page often repeats its title as the first heading; the frame shows it already. */
function withoutTitle(nodes: Node[], title: string): { nodes: Node[]; title?: Element } {
  const index = nodes.findIndex((node) => node.type === 'element' && /^h[1-6]$/.test(node.tagName));
  const heading = nodes[index];
  return heading?.type === 'element' && textOf(heading).replace(/\s+/g, ' ').trim() === title.trim()
    ? { nodes: nodes.toSpliced(index, 1, ...imagesOf(heading)), title: heading }
    : { nodes };
}

const imagesOf = (heading: Element): Node[] =>
  [...walk(heading.children as Node[])].filter((node) => node.type === 'element' && node.tagName === 'img');
