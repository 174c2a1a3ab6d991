import type { Root } from 'hast';
import { defaultHandlers, defaultNodeHandlers, toMdast, type NodeHandle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers as writers, toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';
import { collapseSpaces } from './collapse-spaces.ts';
import { plainDocument } from './plain-document.ts';

/** What a page's Markdown is made from. */
export type PageMarkdownInput = {
  readonly title: string;
  readonly description: string;
  /** The rendered HTML, with live components as markers. */
  readonly root: Root;
  /** The HTML of each live component, in their order. */
  readonly twins?: readonly Root[];
};

/** A page as clean Markdown for programs: title, description, then the body without the frame around it. */
export function pageMarkdown({ title, description, root, twins = [] }: PageMarkdownInput): string {
  const body = toMarkdown(markdownNodes(plainDocument(root, twins)), options).trim();
  return `${[`# ${title}`, ...(description ? [`> ${description}`] : []), ...(body ? [body] : [])].join('\n\n')}\n`;
}

/**
 * Turns reduced HTML into nodes of Markdown. `toMdast` copies a tree and collapses its spaces, which takes half of its time, so it gets
 * an empty one, and this one, which nobody else needs, where it begins with the root.
 */
function markdownNodes(plain: Root): ReturnType<typeof toMdast> {
  collapseSpaces(plain);
  const root: NodeHandle = (state) => defaultNodeHandlers.root(state, plain);
  return toMdast({ type: 'root', children: [] }, { handlers, nodeHandlers: { root } });
}

/** Keys are written as words, because they are not code. */
const handlers = { kbd: defaultHandlers.span };

/** Writes a text. Of the many rules for escaping, only those about characters that occur there are tried. */
const writeText: Handle = (node, parent, state, info) => {
  const { unsafe } = state;
  const around = info.before + node.value + info.after;
  state.unsafe = unsafe.filter(({ character }) => around.includes(character));
  const written = writers.text(node, parent, state, info);
  state.unsafe = unsafe;
  return written;
};

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  handlers: { text: writeText },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};
