import type { Root } from 'hast';
import { defaultHandlers, defaultNodeHandlers, toMdast, type NodeHandle } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import {
  defaultHandlers as defaultWriters,
  toMarkdown,
  type Handle,
  type Handlers,
  type Options,
  type Unsafe,
} from 'mdast-util-to-markdown';
import { parseHtml } from '../../markdown/parser.ts';
import { collapseSpaces } from './collapse-spaces.ts';
import { plainDocument } from './plain-document.ts';

export type PageMarkdownInput = {
  readonly title: string;
  readonly description: string;
  /** HTML of the marks below the title. Default: none. */
  readonly marks?: string | undefined;
  /** The rendered HTML, with live components as markers. */
  readonly root: Root;
  /** The HTML of each live component, in their order. */
  readonly twins?: readonly Root[];
};

/** A page as clean Markdown for programs: title, description, then the body without the frame around it. */
export function pageMarkdown({ title, description, marks, root, twins = [] }: PageMarkdownInput): string {
  const needs = marks ? bodyOf(parseHtml(marks)) : '';
  const parts = [`# ${title}`, description && `> ${description}`, needs, bodyOf(root, twins)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const bodyOf = (root: Root, twins: readonly Root[] = []): string =>
  toMarkdown(markdownNodes(plainDocument(root, twins)), options).trim();

/**
 * Turns reduced HTML into nodes of Markdown. `toMdast` copies its input and collapses the spaces, which is slow. So it gets an empty tree,
 * and the handler for the root passes it this one, which nothing else uses and which may be changed.
 */
function markdownNodes(plain: Root): ReturnType<typeof toMdast> {
  collapseSpaces(plain);
  const root: NodeHandle = (state) => defaultNodeHandlers.root(state, plain);
  return toMdast({ type: 'root', children: [] }, { handlers, nodeHandlers: { root } });
}

/** A key (`<kbd>`) becomes plain text, because it is not code. */
const handlers = { kbd: defaultHandlers.span };

const gfm = gfmToMarkdown({ tablePipeAlign: false });
/** How the library writes each kind of node. */
const writers: Handlers = Object.assign({}, defaultWriters, ...(gfm.extensions ?? []).map((own) => own.handlers));

/** Writes a node with only those escaping rules that can apply to it, because trying all of them is slow. */
const withRules =
  (write: Handle, applies: (rule: Unsafe, around: string) => boolean): Handle =>
  (node, parent, state, info) => {
    const { unsafe } = state;
    const around = info.before + node.value + info.after;
    state.unsafe = unsafe.filter((rule) => applies(rule, around));
    const written = write(node, parent, state, info);
    state.unsafe = unsafe;
    return written;
  };

/** Text needs only the rules about characters that occur in it. */
const writeText = withRules(writers.text, ({ character }, around) => around.includes(character));
/** Inline code needs rules only if it contains a line break, because a line could begin a block. */
const writeCode = Object.assign(
  withRules(writers.inlineCode, (_, around) => /[\r\n]/.test(around)),
  { peek: (writers.inlineCode as Handle & { peek: Handle }).peek },
);

/** The Markdown of paragraphs written so far, by their content and context. */
const paragraphs = new Map<string, string>();

/**
 * Writes each distinct paragraph once. The meaning of an API field is on the pages of all operations that have the field, and writing
 * paragraphs takes longer than all the rest of their Markdown.
 */
const writeParagraph: Handle = (node, parent, state, info) => {
  // The library puts the checkbox of a task before its first paragraph.
  if (parent?.type === 'listItem' && typeof parent.checked === 'boolean')
    return writers.paragraph(node, parent, state, info);
  const key = JSON.stringify([node.children, info.before, info.after, [...new Set(state.stack)]]);
  const known = paragraphs.get(key);
  if (known !== undefined) return known;
  const written = writers.paragraph(node, parent, state, info);
  if (paragraphs.size > 10_000) paragraphs.clear();
  paragraphs.set(key, written);
  return written;
};

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  handlers: { text: writeText, inlineCode: writeCode, paragraph: writeParagraph },
  extensions: [gfm],
};
