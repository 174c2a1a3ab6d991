import type { PageData } from '../../model/page.ts';

/**
 * How a page lies in the frame.
 * - `docs`: sidebar, text, table of contents
 * - `wide`: sidebar, and the content takes the table of contents' place too
 * - `home`: the content alone
 */
export type PageLayout = 'docs' | 'wide' | 'home';

export function pageLayout({ path, type }: Pick<PageData, 'path' | 'type'>): PageLayout {
  if (path === '/') return 'home';
  return type === 'landing' || type === 'not-found' || type === 'index' ? 'wide' : 'docs';
}
