import type { PageData } from '../model/page.ts';
import { pagePath, type SiteLocation } from './page-url.ts';

/** Maximum number of pages to prefetch from each page. */
const maxPages = 10;

/**
 * Paths that the reader is likely to open next, most likely first: the next page, the previous page, then links in view.
 * @param links absolute URLs of the links in view, in document order
 */
export function likelyPaths(
  page: Pick<PageData, 'path' | 'previous' | 'next'>,
  links: readonly string[],
  site: SiteLocation,
): string[] {
  const inView = links.map((href) => pagePath(href, site));
  const paths = [page.next?.path, page.previous?.path, ...inView].filter((path) => path !== undefined);
  return [...new Set(paths)].filter((path) => path !== page.path).slice(0, maxPages);
}

/** Prefetches the likely next pages when the browser is idle. Call it for each page that is shown. */
export function prefetchLikely(page: PageData, site: SiteLocation, prefetch: (path: string) => void): void {
  const start = (): void => {
    if (document.documentElement.dataset['route'] !== page.path) return;
    for (const path of likelyPaths(page, linksInView(), site)) prefetch(path);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 500);
}

/** URLs of the links in view, in the text and then in the sidebar. Other links are on every page and less likely. */
function linksInView(): string[] {
  const selector = 'a[href]:not([download],[target],[href^="#"])';
  return [
    ...document.querySelectorAll<HTMLAnchorElement>(`article ${selector}`),
    ...document.querySelectorAll<HTMLAnchorElement>(`.sidebar ${selector}`),
  ]
    .filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .map(({ href }) => href);
}
