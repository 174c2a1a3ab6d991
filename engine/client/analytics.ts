import type { SiteInfo } from '../model/site-info.ts';

/** One page view. */
export type PageView = {
  /** Path in the address bar, base path included, without query and hash. */
  readonly path: string;
  readonly title: string;
  /** Address of the page before, on this site or another; empty when unknown. */
  readonly referrer: string;
};

type Analytics = NonNullable<SiteInfo['analytics']>;

/**
 * Starts the configured service. This file is a chunk of its own that only sites with analytics load.
 * @returns what to call for each page view
 */
export function startAnalytics(analytics: Analytics): (view: PageView) => void {
  return analytics.provider === 'google'
    ? googleAnalytics(analytics.measurementId)
    : (view) => sendTo(analytics.url, view);
}

/**
 * Posts the view as JSON. As plain text and without credentials: such a request needs no preflight, sets no cookie, and any
 * collector can take it. `keepalive` lets it outlive the page.
 */
function sendTo(url: string, view: PageView): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(view),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  }).catch(() => {
    // Blocked or offline: a page view is not worth a message to the reader.
  });
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function googleAnalytics(measurementId: string): (view: PageView) => void {
  const layer = (window.dataLayer ??= []);
  // The service's script reads `arguments` objects; arrays mean something else to it.
  function gtag(..._command: unknown[]): void {
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', measurementId, { anonymize_ip: true, send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;
  document.head.append(script);
  return ({ path, title, referrer }) =>
    gtag('event', 'page_view', {
      page_title: title,
      page_location: location.origin + path,
      page_referrer: referrer,
      anonymize_ip: true,
    });
}
