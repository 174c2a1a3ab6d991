import { useEffect, useSyncExternalStore } from 'react';
import type { SiteInfo } from '../../model/site-info.ts';
import { followMode, shownMode, watchMode, type ColorMode } from './color-mode.ts';

/** The document's colour mode; keeps it in step with other tabs and, when configured, with the system. */
export function useColorMode(settings: SiteInfo['colorMode']): ColorMode {
  useEffect(() => followMode(settings), [settings]);
  return useSyncExternalStore(watchMode, shownMode, () => settings.default);
}
