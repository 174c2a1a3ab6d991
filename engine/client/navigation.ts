import { interceptedPath, retryInfo } from './intercept.ts';
import { canonicalUrl, type Place } from './page-url.ts';
import { reveal } from './reveal.ts';
import type { Router } from './router.ts';

/**
 * Lets the router render the site's own pages, by the Navigation API: address, history, scroll position and focus stay the browser's work.
 * Where the API is missing nothing happens, and links are ordinary page loads.
 * @returns stops it: links are page loads from then on
 */
export function startNavigation(router: Router, place: Place): () => void {
  if (!window.navigation) return () => {};
  const listening = new AbortController();

  const onNavigate = (event: NavigateEvent): void => {
    // Somebody keeps the reader here: an open menu closes on back instead of leaving the page.
    if (event.defaultPrevented) return;
    const path = interceptedPath(event, document.documentElement.dataset['route'] ?? '/', place);
    if (path === undefined) return;
    const { url } = event.destination;
    const canonical = canonicalUrl(url, path, place.base);
    if (canonical !== url && (event.navigationType === 'push' || event.navigationType === 'replace')) {
      event.preventDefault();
      const history = event.navigationType;
      queueMicrotask(() => navigation.navigate(canonical, { history }));
      return;
    }
    event.intercept({
      handler: async () => {
        const focused = document.activeElement;
        const outcome = await router.open(path, event.signal, retry);
        if (outcome === 'leave') return leave();
        if (outcome === 'reloading') return new Promise(() => {});
        if (outcome === 'failed') {
          // A navigation that fails leaves the page before on screen, where the reader is: no scrolling, and the focus comes back.
          setTimeout(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
          throw new Error(`${path} was not shown.`);
        }
        if (outcome !== 'shown') return;
        reveal(location.hash);
        // Now rather than after this handler, so that the new page is never painted at the old one's scroll position.
        if (!event.signal.aborted) event.scroll();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate, { signal: listening.signal });
  return () => listening.abort();
}

/** Asks for the current address again. What fails is on screen; nobody waits for the promises. */
function retry(): void {
  const { committed, finished } = navigation.reload({ info: retryInfo });
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** Loads the current address from the server. Without scroll restoration, because the position belongs to the page before. */
function leave(): Promise<void> {
  history.scrollRestoration = 'manual';
  location.reload();
  return new Promise(() => {});
}
