/** Sends the words of a search without results, if the owner wants them and the reader hasn't asked not to be tracked. */
export function sendSearch(search: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  const form = document.querySelector<HTMLFormElement>('form[data-searches]');
  if (!form || doNotTrack === '1' || globalPrivacyControl) return;
  const body = new URLSearchParams({ search: search.slice(0, 200) });
  fetch(form.action, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(console.warn);
}
