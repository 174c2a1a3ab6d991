import type { Element } from 'hast';
import { readForeign } from '../markdown/foreign/read-foreign.ts';
import { bodyOf } from '../markdown/front-matter-block.ts';
import { textOf, walk, type Node } from '../markdown/nodes.ts';
import { parse, ParseError } from '../markdown/parser.ts';
import { parseWithRepairs } from '../markdown/repair.ts';
import { sanitizeNodes } from '../markdown/sanitize.ts';
import type { Problem } from '../model/problem.ts';
import type { SitePage } from '../site/site-pages.ts';

/** A page's content as nodes, and what is wrong with it. */
export type PageNodes = {
  readonly nodes: Node[];
  readonly problems: readonly Problem[];
  /** The heading that the frame shows as the page's title: links to it lead to the top of the page. */
  readonly title?: Element | undefined;
};

/** Reads one of the site's own pages. Invalid syntax is reported as an error and shown as text. */
export function readOwnNodes({ source, displayFile, meta, bodyLine }: SitePage): PageNodes {
  const text = bodyOf(source.text, bodyLine);
  try {
    const nodes = parse(text, source.format);
    return { problems: [], ...(source.format === 'md' ? withoutTitle(sanitizeNodes(nodes), meta.title) : { nodes }) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const problem: Problem = {
      check: 'parse',
      severity: 'error',
      file: displayFile,
      ...(error.line ? { line: error.line } : {}),
      message: error.message,
      hint: adviceFor(error.message),
    };
    return { nodes: parseWithRepairs(text, source.format, {}).nodes, problems: [problem] };
  }
}

/** How to fix a component without a closing tag, or a character that was meant as text. */
function adviceFor(message: string): string {
  const [, name] = /closing tag for `<(\w+)/.exec(message) ?? [];
  return name === undefined
    ? 'Braces and angle brackets in prose belong in `code`.'
    : `Write </${name}> where it ends, or <${name} … /> if nothing belongs in it.`;
}

/**
 * Reads a page that was not written for this engine: everything is shown, and what may look different from what its author intended is
 * reported.
 * @param isComponent whether the site has a component of a given name
 */
export function readForeignNodes(
  { source, displayFile, meta, bodyLine }: SitePage,
  isComponent: (name: string) => boolean,
): PageNodes {
  const { nodes, notes } = readForeign(bodyOf(source.text, bodyLine), source.format, isComponent, source.lines);
  const problems = notes.map(({ check, message, hint, line }): Problem => ({
    check,
    severity: 'warning',
    file: displayFile,
    ...(line ? { line } : {}),
    message,
    ...(hint ? { hint } : {}),
  }));
  const intro = meta.intro ? readForeign(meta.intro, 'md', () => false).nodes : [];
  const page = withoutTitle([...intro, ...nodes], meta.title);
  lowerHeadings(page.nodes);
  return { ...page, problems };
}

const levelOf = (node: Node): number =>
  node.type === 'element' ? Number(/^h([1-6])$/.exec(node.tagName)?.[1] ?? 0) : 0;

/** A Markdown page often repeats its title as the first heading; the frame shows it already. */
function withoutTitle(nodes: Node[], title: string): { nodes: Node[]; title?: Element } {
  const same = (node: Node): boolean => textOf(node).replace(/\s+/g, ' ').trim() === title.trim();
  const first = nodes.findIndex((node) => levelOf(node) === 1);
  const at = first >= 0 ? first : nodes.findIndex((node) => levelOf(node) > 0);
  const heading = nodes[at];
  return heading?.type === 'element' && (same(heading) || !textOf(heading).trim())
    ? { nodes: nodes.toSpliced(at, 1, ...imagesOf(heading)), title: heading }
    : { nodes };
}

/** A logo in the title stays. */
const imagesOf = (heading: Element): Node[] =>
  [...walk(heading.children as Node[])].filter((node) => node.type === 'element' && node.tagName === 'img');

/** The title is the page's `h1`: if the text has others, all its headings move down one level. */
function lowerHeadings(nodes: readonly Node[]): void {
  const headings = [...walk(nodes)].filter((node): node is Element => levelOf(node) > 0);
  if (!headings.some(({ tagName }) => tagName === 'h1')) return;
  for (const heading of headings) heading.tagName = `h${Math.min(6, levelOf(heading) + 1)}`;
}
