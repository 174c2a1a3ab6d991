import type { PageStore } from './page-store.ts';
import { pagePath, type SiteLocation } from './page-url.ts';

/** How long a pointer must rest on a link before its page is prefetched, in ms. */
const restTime = 65;

/**
 * Makes a function that prefetches each page at most once.
 * @param mayPrefetch whether the connection permits it; called each time, because the connection can change
 */
export function createPrefetch(pages: PageStore, mayPrefetch: () => boolean): (path: string) => void {
  const requested = new Set<string>();
  return (path) => {
    if (requested.has(path) || pages.has(path) || !mayPrefetch()) return;
    requested.add(path);
    // Failures are ignored: the navigation fetches again and reports them.
    pages.get(path).catch(() => {});
  };
}

/** Prefetches a link's page when the pointer rests on the link, and when the link is focused or touched. */
export function watchLinks(site: SiteLocation, prefetch: (path: string) => void): void {
  const pathOf = (target: EventTarget | null): string | undefined => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download],[target])') : null;
    return link ? pagePath(link.href, site) : undefined;
  };
  let timer: ReturnType<typeof setTimeout>;
  const fetchNow = ({ target }: Pick<Event, 'target'>): void => {
    const path = pathOf(target);
    if (path !== undefined) prefetch(path);
  };
  addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    if (event.pointerType !== 'touch') timer = setTimeout(fetchNow, restTime, event);
  });
  addEventListener('focusin', fetchNow);
  addEventListener('touchstart', fetchNow, { passive: true });
  // The pointer may already rest on a link.
  fetchNow({ target: document.querySelector('a[href]:hover') });
}
