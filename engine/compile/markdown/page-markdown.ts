import type { Root } from 'hast';
import { defaultHandlers, toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { parseHtml } from '../../markdown/parser.ts';
import { plainDocument } from './plain-document.ts';

export type PageMarkdownInput = {
  readonly title: string;
  readonly description: string;
  /** Words that readers type and the page lacks: programs search the Markdown alone. */
  readonly keywords?: readonly string[];
  /** HTML of the marks below the title. Default: none. */
  readonly marks?: string | undefined;
  /** The rendered HTML, with live components as markers. */
  readonly root: Root;
  /** The HTML of each live component, in their order. */
  readonly twins?: readonly Root[];
};

/** A page as clean Markdown for programs: title, description, then the body without the frame around it. */
export function pageMarkdown({
  title,
  description,
  keywords = [],
  marks,
  root,
  twins = [],
}: PageMarkdownInput): string {
  const needs = marks ? bodyOf(parseHtml(marks)) : '';
  const words = keywords.length > 0 && `Keywords: ${keywords.join(', ')}`;
  const parts = [`# ${title}`, description && `> ${description}`, words, needs, bodyOf(root, twins)];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const bodyOf = (root: Root, twins: readonly Root[] = []): string =>
  toMarkdown(toMdast(plainDocument(root, twins), { handlers }), options).trim();

/** A key (`<kbd>`) becomes plain text, because it is not code. */
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
