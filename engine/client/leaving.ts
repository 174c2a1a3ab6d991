/** How long after its start a navigation may still break requests, in milliseconds. */
const leavingTime = 10_000;

/**
 * Whether the reader is leaving the document, whatever started it: a link, the address bar, Back, a reload. Firefox and WebKit reject pending
 * requests as soon as a navigation starts, which is no reason to reload. The boot script listens for it.
 */
export function isLeaving(): boolean {
  return Date.now() - (window.__boot?.leftAt ?? 0) < leavingTime;
}
