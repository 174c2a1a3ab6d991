import type { PageData } from '../../model/page.ts';

/**
 * Layout of a page.
 * - `docs`: sidebar, text and table of contents
 * - `wide`: sidebar and content, without a table of contents; for short lists of pages
 * - `home`: only the content, which links to every part of the site. A home page that was not written for this engine
 *   seldom does, so it has the layout `docs`.
 */
export type PageLayout = 'docs' | 'wide' | 'home';

/** From how many headings on a page needs contents, whatever its type. */
const manyHeadings = 4;

/** The layout of a page, by its path, its type and the number of its headings. */
export function pageLayout({ path, type, toc }: Pick<PageData, 'path' | 'type' | 'toc'>): PageLayout {
  if (path === '/' && type !== 'plain') return 'home';
  const isList = type === 'landing' || type === 'not-found' || type === 'index';
  return isList && toc.length < manyHeadings ? 'wide' : 'docs';
}
