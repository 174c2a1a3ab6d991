import type { Element } from 'hast';
import { parse } from '../engine/markdown/parser.ts';
import { element, text, type JsxNode, type Node } from '../engine/markdown/nodes.ts';
import { prose } from './markdown-text.ts';

// Building blocks of generated pages: the nodes that a parser makes of a page that somebody has written.

/** What a page consists of, in order; what a page hasn't is left out. */
export type Parts = readonly (Node | readonly Node[] | undefined | false | '')[];

/** The nodes of the parts. */
export const nodesOf = (...parts: Parts): Node[] =>
  parts.flatMap((part) => (part ? ((Array.isArray(part) ? part : [part]) as Node[]) : []));

/** Markdown as blocks. */
export const blocks = (markdown: string): Node[] => parse(markdown, 'md');

/** A text of the description or the site as blocks; see `prose`. */
export const textBlocks = (source: string): Node[] => blocks(prose(source));

/** A list with an item for each text, which is one line of Markdown. */
export const list = (items: readonly string[]): Node[] => blocks(items.map((item) => `- ${item}`).join('\n'));

/** A heading of the page. @param id default: made from its words */
export const heading = (words: string, level: 2 | 3 = 2, id?: string): Node =>
  element(`h${level}`, [text(words)], id === undefined ? {} : { id });

/** A component with its props as values. */
export const component = (
  name: string,
  props: Readonly<Record<string, unknown>> = {},
  ...children: Parts
): JsxNode => ({ type: 'mdxJsxFlowElement', name, attributes: [], props, children: nodesOf(...children) });

/** A code block. */
export function codeBlock(language: string, code: string, meta = ''): Node {
  const content = element('code', [text(`${code}\n`)]);
  return element('pre', [{ ...content, data: { lang: language, meta } } as Element]);
}
