import type { Root } from 'hast';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
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
  const body = toMarkdown(toMdast(plainDocument(root, twins), { handlers }), options).trim();
  return `${[`# ${title}`, ...(description ? [`> ${description}`] : []), ...(body ? [body] : [])].join('\n\n')}\n`;
}

/** Keys are written as words, because they are not code. */
const handlers = { kbd: defaultHandlers.span };

const options: Options = {
  bullet: '-',
  rule: '-',
  emphasis: '*',
  fences: true,
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};
