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

const gfm = gfmToMarkdown({ tablePipeAlign: false });
/** How the library writes each kind of node. */
const writers: Handlers = Object.assign({}, defaultWriters, ...(gfm.extensions ?? []).map((own) => own.handlers));

/** Writes a node with a part of the rules for escaping, of which there are many. */
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

/** Rules about characters that occur in the text. */
const writeText = withRules(writers.text, ({ character }, around) => around.includes(character));
/** Code needs rules only where a line of it could begin a block. */
const writeCode = Object.assign(
  withRules(writers.inlineCode, (_, around) => /[\r\n]/.test(around)),
  { peek: (writers.inlineCode as Handle & { peek: Handle }).peek },
);

/** Paragraphs written before, by what they are made from. */
const paragraphs = new Map<string, string>();

/**
 * Writes each paragraph once. What the pages of an API say about a field is on the pages of all operations that have the field, and
 * writing paragraphs takes longer than everything else about their Markdown.
 */
const writeParagraph: Handle = (node, parent, state, info) => {
  // The library writes the first paragraph of a task in a special way.
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
