import type { PageStore } from './page-store.ts';
import { pagePath, type Place } from './page-url.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: less is passing by. */
const restTime = 65;

/** What a browser says of its connection, where it does. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether pages may be fetched before they are asked for: not with data saving on, nor on 2g. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Makes a function that fetches each page at most once ahead of its navigation.
 * @param connection read at each call, because it changes on the way
 */
export function createPrefetch(pages: PageStore, connection: () => Connection | undefined): (path: string) => void {
  const asked = new Set<string>();
  return (path) => {
    if (asked.has(path) || pages.has(path) || !mayPrefetch(connection())) return;
    asked.add(path);
    // A failure says nothing: the navigation will ask again and report it.
    pages.get(path).catch(() => {});
  };
}

/** Prefetches the page behind a link when a mouse rests on it, when it gets the focus and when it is touched. */
export function watchLinks(place: Place, prefetch: (path: string) => void): void {
  const pathOf = (target: EventTarget | null): string | undefined => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download],[target])') : null;
    return link ? pagePath(link.href, place) : undefined;
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
  // The pointer that brought the client rests on a link already.
  fetchNow({ target: document.querySelector('a[href]:hover') });
}

/** The browser's view of the connection; undefined where it keeps it to itself. */
export const browserConnection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;
