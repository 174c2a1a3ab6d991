import type { PageData } from '../model/page.ts';
import { pagePath, type Place } from './page-url.ts';

/** Pages fetched ahead for each page that is shown, at most. */
const most = 10;

/**
 * Pages that the reader of a page is likely to open next, the likeliest first: the next and the previous one, then those that links in view lead to.
 * @param links absolute URLs of the links in view, in document order
 */
export function likelyPaths(
  page: Pick<PageData, 'path' | 'previous' | 'next'>,
  links: readonly string[],
  place: Place,
): string[] {
  const inView = links.map((href) => pagePath(href, place));
  const paths = [page.next?.path, page.previous?.path, ...inView].filter((path) => path !== undefined);
  return [...new Set(paths)].filter((path) => path !== page.path).slice(0, most);
}

/** Fetches, when the browser is idle, what is likely to be opened next. Called after each page that is shown. */
export function prefetchLikely(page: PageData, place: Place, prefetch: (path: string) => void): void {
  const start = (): void => {
    if (document.documentElement.dataset['route'] !== page.path) return;
    for (const path of likelyPaths(page, linksInView(), place)) prefetch(path);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 500);
}

/** Of the text first, then of the sidebar: the links of the frame around them are on every page. */
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
