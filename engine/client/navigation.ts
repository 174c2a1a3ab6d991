import { interceptedPath, retryInfo } from './intercept.ts';
import { canonicalUrl, type SiteLocation } from './page-url.ts';
import { reveal } from './reveal.ts';
import type { Router } from './router.ts';

/**
 * Intercepts navigation within the site with the Navigation API and lets the router render the pages. The browser still handles URL,
 * history, scroll position and focus. Without the API, links are page loads.
 * @returns a function that stops intercepting
 */
export function startNavigation(router: Router, site: SiteLocation): () => void {
  if (!window.navigation) return () => {};
  const listening = new AbortController();

  const onNavigate = (event: NavigateEvent): void => {
    // Another listener has canceled it: an open menu closes on back navigation.
    if (event.defaultPrevented) return;
    const path = interceptedPath(event, site);
    if (path === undefined) return;
    const { url } = event.destination;
    const canonical = canonicalUrl(url, path, site.base);
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
          // The previous page is still shown: the error prevents scrolling, and the focus is restored.
          setTimeout(() => focused instanceof HTMLElement && focused.focus({ preventScroll: true }));
          throw new Error(`${path} was not shown.`);
        }
        if (outcome !== 'shown') return;
        reveal(location.hash);
        // Before this handler ends, so that the new page is never painted at the old scroll position.
        if (!event.signal.aborted) event.scroll();
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate, { signal: listening.signal });
  return () => listening.abort();
}

/** Navigates to the current URL again. A failure is shown on screen, so the promises' errors are ignored. */
function retry(): void {
  const { committed, finished } = navigation.reload({ info: retryInfo });
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** Loads the current URL as a document. Without scroll restoration, because the position is that of the previous page. */
function leave(): Promise<void> {
  history.scrollRestoration = 'manual';
  location.reload();
  return new Promise(() => {});
}
