import type { PageData } from '../../model/page.ts';

/**
 * Layout of a page.
 * - `docs`: sidebar, text and table of contents
 * - `wide`: sidebar and content, without a table of contents
 * - `home`: only the content, which links to every part of the site. A home page that was not written for this engine seldom does, so it
 *   has the layout `docs`.
 */
export type PageLayout = 'docs' | 'wide' | 'home';

/** The layout of a page, by its path and type. */
export function pageLayout({ path, type }: Pick<PageData, 'path' | 'type'>): PageLayout {
  if (path === '/' && type !== 'plain') return 'home';
  return type === 'landing' || type === 'not-found' || type === 'index' ? 'wide' : 'docs';
}
