import { htmlToHast } from 'satteri';
import { blocksToMarkdown } from './markdown/blocks.ts';
import type { HastNode } from './markdown/hast.ts';

/** A page as Markdown is made from it. `html` is the static HTML of its body. */
export type PageMarkdownInput = { readonly title: string; readonly description: string; readonly html: string };

/** A page as clean Markdown, for readers who are programs: title, description, then the body without the frame around it. */
export function pageMarkdown({ title, description, html }: PageMarkdownInput): string {
  const root = htmlToHast(html, { fragment: true }) as { children: HastNode[] };
  const body = blocksToMarkdown(root.children);
  return `${[`# ${title}`, ...(description ? [`> ${description}`] : []), ...(body ? [body] : [])].join('\n\n')}\n`;
}
