import { writeStorage } from '../../client/storage.ts';
import type { ColorMode } from './color-mode-of.ts';

/** The mode of the document. The boot script sets it before the first paint, and keeps it what other tabs and the system ask for. */
export const shownMode = (): ColorMode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Shows a mode and remembers it. */
export function chooseMode(mode: ColorMode): void {
  writeStorage('theme', mode);
  document.documentElement.dataset['theme'] = mode;
}

/** Calls back when the document's mode changes, whoever changed it. */
export function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
