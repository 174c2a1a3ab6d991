import { sidebarPages } from '../engine/model/sidebar.ts';
import type { PublishedSite } from '../engine/site/publisher.ts';
import { guideFolders } from './llms-txt.ts';
import { publicUrl } from './public-url.ts';

/** What a part may weigh, in bytes: what assistants read at once. */
const partLimit = 100_000;

/** Texts joined in order, in as few parts as fit the limit. A text that is longer than a part is divided before its headings, or its lines. */
export function joinInParts(texts: readonly string[], limit = partLimit): string[] {
  const parts: string[] = [];
  let bytes = 0;
  for (const piece of texts.flatMap((text) => divide(text, limit))) {
    const size = Buffer.byteLength(piece);
    if (parts.length === 0 || bytes + size > limit) {
      parts.push(piece);
      bytes = size;
    } else {
      parts[parts.length - 1] += piece;
      bytes += size;
    }
  }
  return parts;
}

function divide(text: string, limit: number): string[] {
  if (Buffer.byteLength(text) <= limit) return [text];
  const sections = text.split(/(?<=\n)(?=#{2,4} )/);
  if (sections.length > 1) return sections.flatMap((section) => divide(section, limit));
  const lines = text.split(/(?<=\n)/);
  if (lines.length > 1) return joinInParts(lines, limit);
  throw new Error(
    `A line of ${Buffer.byteLength(text)} bytes doesn't fit into a part of ${limit}: ${text.slice(0, 60)}…`,
  );
}

/**
 * The whole text of each guide in parts: the Markdown of its pages in reading order, each below its URL.
 * @returns id of the guide → path in the output → text
 */
export async function fullTexts({
  site,
  sidebars,
  markdown,
}: Pick<PublishedSite, 'site' | 'sidebars' | 'markdown'>): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const folders = guideFolders(sidebars);
  const guides = sidebars.map(async ({ id, items }) => {
    const pages = [...new Set(sidebarPages(items).map(({ path }) => path))];
    const texts = await Promise.all(
      pages.map(async (path) => `URL: ${publicUrl(site, path)}\n\n${(await markdown(path)).trim()}\n\n---\n\n`),
    );
    const parts = joinInParts(texts).map((text, index): [string, string] => [
      `${folders.get(id)}/llms-full-${index + 1}.txt`,
      text,
    ]);
    return [id, new Map(parts)] as const;
  });
  return new Map(await Promise.all(guides));
}
