import { useSyncExternalStore } from 'react';
import type { SiteInfo } from '../../model/site-info.ts';
import type { ColorMode } from './color-mode-of.ts';
import { shownMode, watchMode } from './color-mode.ts';

/** The document's colour mode. */
export function useColorMode(settings: SiteInfo['colorMode']): ColorMode {
  return useSyncExternalStore(watchMode, shownMode, () => settings.default);
}
