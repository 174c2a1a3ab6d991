/** How long a navigation may affect requests after it started, in ms. */
const leavingTime = 10_000;

/**
 * Whether the reader is leaving the document by a link, the address bar, Back or a reload. Firefox and WebKit then
 * reject pending requests, which isn't a reason to reload. The boot script listens for the events.
 */
export function isLeaving(): boolean {
  return Date.now() - (window.__boot?.leftAt ?? 0) < leavingTime;
}
