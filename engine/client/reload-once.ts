import { isLeaving } from './leaving.ts';

/**
 * Reloads the page to get the files of a newer deployment, at most once in a tab for each token: whatever fails, it never becomes a loop.
 * Remembered in the tab's name, which outlives a reload and cannot be blocked as storage can.
 * Offline it does nothing, because the readable page would be lost; nor while the reader is leaving, because it would cancel that.
 * @param token what failed and of which build, such as the client's hashed URL
 * @param query to load the page with: `?search=x`
 * @returns whether the page is about to go away
 */
export function reloadOnce(token: string, query?: string): boolean {
  if (!navigator.onLine || isLeaving() || window.name.split(' ').includes(token)) return false;
  window.name += ` ${token}`;
  // Then a reload and not a navigation, which a running client would answer itself.
  if (query) history.replaceState(history.state, '', query);
  location.reload();
  return true;
}
