/**
 * Browser storage for the client. A blocked or full storage is logged once; reads then return null, and writes do nothing.
 * Keys in use: `theme`, `language`, `announcement.dismissed`, `tabs.<group>`, `readers`, `checklist.<group>`, `recent`, `changes.seen`, `values`.
 */
// The boot script has already logged it if storage is blocked.
let reported = typeof window !== 'undefined' && Boolean(window.__boot && !window.__boot.storage);

function report(error: unknown): void {
  if (reported) return;
  reported = true;
  console.warn('Browser storage is not available; choices last until the page is closed.', error);
}

/** The stored text; null if there is none or storage is blocked. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    report(error);
    return null;
  }
}

/** Stores a text; null removes the key. */
export function writeStorage(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    report(error);
  }
}
