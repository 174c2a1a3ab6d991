import type { PageData } from '../model/page.ts';
import { documentTitle, type SiteInfo } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';
import type { PageView } from './analytics.ts';

/**
 * Starts counting page views.
 * @returns the function to call with each page that is shown
 */
export function pageViews(site: SiteInfo, analytics: NonNullable<SiteInfo['analytics']>): (page: PageData) => void {
  const started = import('./analytics.ts').then(({ startAnalytics }) => startAnalytics(analytics));
  let last: string | undefined;
  let referrer = document.referrer;
  return (page) => {
    // The same page rendered again (a link to itself, an edit in development) is not another view.
    if (page.path === last) return;
    last = page.path;
    const view: PageView = { path: withBase(site.base, page.path), title: documentTitle(site, page.title), referrer };
    referrer = location.origin + view.path;
    started.then((send) => send(view)).catch((error: unknown) => console.warn('Page views are not counted.', error));
  };
}
