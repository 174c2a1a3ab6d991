import { readStorage, watchStorage, writeStorage } from '../../client/storage.ts';
import type { SiteInfo } from '../../model/site-info.ts';

export type ColorMode = 'light' | 'dark';
type Settings = SiteInfo['colorMode'];

/**
 * The mode a page is shown in.
 * @param stored what the reader chose; anything but `light` and `dark` counts as nothing
 * @param systemDark whether the system prefers dark
 */
export function colorModeOf(stored: string | null, systemDark: boolean, settings: Settings): ColorMode {
  if (stored === 'light' || stored === 'dark') return stored;
  return settings.respectSystem ? (systemDark ? 'dark' : 'light') : settings.default;
}

/** The mode of the document, which the boot script set before the first paint. */
export const shownMode = (): ColorMode => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

/** Shows a mode and remembers it. */
export function chooseMode(mode: ColorMode): void {
  writeStorage('theme', mode);
  document.documentElement.dataset['theme'] = mode;
}

/** Keeps the document in the mode that other tabs and the system ask for. Returns a function that stops. */
export function followMode(settings: Settings): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const update = (): void => {
    document.documentElement.dataset['theme'] = colorModeOf(readStorage('theme'), system.matches, settings);
  };
  const stopWatching = watchStorage('theme', update);
  if (settings.respectSystem) system.addEventListener('change', update);
  // Another tab may have changed the mode before this one listened.
  if (readStorage('theme') !== null) update();
  return () => {
    stopWatching();
    system.removeEventListener('change', update);
  };
}

/** Calls back when the document's mode changes, whoever changed it. */
export function watchMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
