import { localeOf } from '../model/localized-path.ts';
import { pagePath, type Place } from './page-url.ts';

/** What `info` of a navigation says when the reader asked for another try after a failure. */
export const retryInfo = 'retry';

/** What decides on a navigation: a part of `NavigateEvent`. */
export type NavigationFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'hashChange' | 'downloadRequest' | 'formData' | 'navigationType' | 'info'
> & {
  readonly destination: Pick<NavigationDestination, 'url' | 'sameDocument'>;
};

/**
 * The path of the page that the client renders itself for a navigation; undefined when the browser does it.
 * The browser keeps: other sites, files, downloads, forms, reloads, jumps within the page, entries made by `history.pushState`, and pages in
 * another language, whose frame is another document.
 */
export function interceptedPath(event: NavigationFacts, currentPath: string, place: Place): string | undefined {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return undefined;
  if (event.navigationType === 'reload') {
    if (event.info !== retryInfo) return undefined;
  } else if (event.navigationType !== 'traverse' && event.destination.sameDocument) return undefined;
  const path = pagePath(event.destination.url, place);
  const { locales = [] } = place;
  return path !== undefined && localeOf(path, locales) === localeOf(currentPath, locales) ? path : undefined;
}
