import { interceptedPath, retryInfo } from './intercept.ts';
import { canonicalUrl, type Place } from './page-url.ts';
import { reveal } from './reveal.ts';
import type { Router } from './router.ts';

/**
 * Lets the router draw the site's own pages, by the Navigation API: address, history, scroll position and focus stay the browser's work.
 * Where the API is missing nothing happens, and links are ordinary page loads.
 */
export function startNavigation(router: Router, place: Place): void {
  if (!window.navigation) return;

  navigation.addEventListener('navigate', (event) => {
    // Somebody keeps the reader here: an open menu closes on back instead of leaving the page.
    if (event.defaultPrevented) return;
    const path = interceptedPath(event, place);
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
        const outcome = await router.open(path, event.signal, () => navigation.reload({ info: retryInfo }));
        if (outcome === 'leave') return leave();
        if (outcome !== 'shown') return;
        reveal(location.hash);
        // Now rather than after this handler, so that the new page is never painted at the old one's scroll position.
        if (!event.signal.aborted) event.scroll();
      },
    });
  });
}

/** Loads the current address from the server. Without scroll restoration, because the position belongs to the page before. */
function leave(): Promise<void> {
  history.scrollRestoration = 'manual';
  location.reload();
  return new Promise(() => {});
}
