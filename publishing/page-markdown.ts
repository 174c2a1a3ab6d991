import type { SiteConfig } from '../engine/model/site-config.ts';
import { publicUrl } from './public-url.ts';

/** Blocks of code, which keep their text as it is. */
const codeBlock = /^(`{3,})[^\n]*\n[\s\S]*?^\1$/m;

/**
 * A page's Markdown for whoever reads it alone, perhaps copied into a chat: links are whole URLs, and the second quotation says where the
 * list of all pages is.
 */
export function portableMarkdown(markdown: string, site: Pick<SiteConfig, 'url' | 'base'>): string {
  const [title = '', ...rest] = markdown.split('\n\n');
  const index = `> All pages: [llms.txt](${publicUrl(site, '/llms.txt')})`;
  const [first = ''] = rest;
  const parts = first.startsWith('> ') ? [title, `${first}\n>\n${index}`, ...rest.slice(1)] : [title, index, ...rest];
  return withWholeUrls(parts.join('\n\n'), site);
}

function withWholeUrls(markdown: string, { url }: Pick<SiteConfig, 'url'>): string {
  if (url === undefined) return markdown;
  const origin = url.replace(/\/$/, '');
  let rest = markdown;
  let text = '';
  for (let block = codeBlock.exec(rest); block; block = codeBlock.exec(rest)) {
    text += linked(rest.slice(0, block.index), origin) + block[0];
    rest = rest.slice(block.index + block[0].length);
  }
  return text + linked(rest, origin);
}

/** The target of a link or an image on this site begins with a slash, base path included. */
const linked = (text: string, origin: string): string => text.replace(/(?<=\]\()\/(?!\/)/g, `${origin}/`);
