import type { SiteInfo } from '../model/site-info.ts';

export type PageView = {
  /** Path in the address bar, including the base path, without query and hash. */
  readonly path: string;
  readonly title: string;
  /** URL of the previous page, on this site or another; empty if unknown. */
  readonly referrer: string;
};

type Analytics = NonNullable<SiteInfo['analytics']>;

/**
 * Starts the configured service. This module is a separate chunk, loaded only by sites with analytics.
 * @returns the function to call for each page view
 */
export function startAnalytics(analytics: Analytics): (view: PageView) => void {
  return analytics.provider === 'google'
    ? googleAnalytics(analytics.measurementId)
    : (view) => sendTo(analytics.url, view);
}

/**
 * Posts the view as JSON, with the content type `text/plain` and without credentials: the request needs no preflight and sets no cookies.
 * `keepalive` lets it outlive the page.
 */
function sendTo(url: string, view: PageView): void {
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(view),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  }).catch(() => {
    // Blocked or offline. Readers needn't know that a page view wasn't counted.
  });
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function googleAnalytics(measurementId: string): (view: PageView) => void {
  const layer = (window.dataLayer ??= []);
  // The service's script distinguishes `arguments` objects from arrays.
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
