import { pagePath, type SiteLocation } from './page-url.ts';

/** The `info` of a navigation that the Retry button has started. */
export const retryInfo = 'retry';

/** The part of `NavigateEvent` that determines whether a navigation is intercepted. */
export type NavigationFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType' | 'info'
> & {
  readonly destination: Pick<NavigationDestination, 'url' | 'sameDocument'>;
};

/**
 * The path of the page to render for a navigation; undefined if the browser handles it. The browser handles other sites, files, downloads,
 * forms, reloads, jumps within the page, `history.pushState`, and pages in another language, which need another document.
 */
export function interceptedPath(event: NavigationFacts, site: SiteLocation): string | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return undefined;
  if (event.navigationType === 'reload') {
    if (event.info !== retryInfo) return undefined;
  } else if (event.navigationType !== 'traverse' && event.destination.sameDocument) return undefined;
  return pagePath(event.destination.url, site);
}
