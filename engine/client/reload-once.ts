/**
 * Reloads the page to get the files of a newer deploy, at most once in a tab for each token: whatever fails, it never becomes a loop.
 * Remembered in the tab's name, which outlives a reload and cannot be blocked as storage can.
 * Offline it does nothing, because the page that stands would be lost; nor on the way to another page, because it would cancel the way.
 * @param token what failed and of which build, such as the client's hashed URL
 * @returns whether the page is about to go away
 */
export function reloadOnce(token: string): boolean {
  if (!navigator.onLine || window.__wake?.leaving || window.name.includes(token)) return false;
  window.name += ` ${token}`;
  location.reload();
  return true;
}
