/**
 * Reloads the page to get the files of a newer deploy, at most once in a tab for each token: whatever fails, it never becomes a loop.
 * Remembered in session storage; where that is blocked, in the history entry, which survives a reload as well.
 * Offline it does nothing, because the page that stands would be lost; nor on the way to another page, because it would cancel the way.
 * @param token what failed and of which build, such as the client's hashed URL
 * @returns whether the page is about to go away
 */
export function reloadOnce(token: string): boolean {
  if (!navigator.onLine || window.__wake?.leaving) return false;
  const key = 'reloaded';
  let tried: string;
  try {
    tried = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, `${tried} ${token}`);
  } catch {
    tried = history.state?.[key] ?? '';
    history.replaceState({ ...history.state, [key]: `${tried} ${token}` }, '');
  }
  if (tried.includes(token)) return false;
  location.reload();
  return true;
}
