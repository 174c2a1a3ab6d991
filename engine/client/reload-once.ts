/**
 * Reloads the page to get the files of a newer deployment, at most once per tab and token, so that it never loops. The tokens are stored in
 * `window.name`, which survives reloads and can't be blocked like storage. Does nothing offline, where the readable page would be lost, and
 * while the reader is leaving, because a reload would cancel that.
 * @param token identifies what failed and its build, such as the client's hashed URL
 * @param query query of the reloaded page, such as `?search=x`. Default: the query stays
 * @returns whether the page is being reloaded
 */
export function reloadOnce(token: string, query?: string): boolean {
  if (!navigator.onLine || isLeaving() || window.name.split(' ').includes(token)) return false;
  window.name += ` ${token}`;
  // Changes the URL and reloads, because a running client would intercept a navigation.
  if (query) history.replaceState(history.state, '', query);
  location.reload();
  return true;
}

/** How long a navigation may affect requests after it started, in ms. */
const leavingTime = 10_000;

/**
 * Whether the reader is leaving the document by a link, the address bar, Back or a reload. Firefox and WebKit then reject pending requests,
 * which isn't a reason to reload. The boot script listens for the events.
 */
function isLeaving(): boolean {
  return Date.now() - (window.__boot?.leftAt ?? 0) < leavingTime;
}
