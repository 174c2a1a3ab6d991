import type { SiteInfo } from '../../model/site-info.ts';

export type ColorMode = 'light' | 'dark';
type Settings = Pick<SiteInfo['colorMode'], 'default' | 'respectSystem'>;

/**
 * The mode a page is shown in.
 * @param stored what the reader chose; anything but `light` and `dark` counts as nothing
 * @param systemDark whether the system prefers dark
 */
export function colorModeOf(stored: string | null, systemDark: boolean, settings: Settings): ColorMode {
  if (stored === 'light' || stored === 'dark') return stored;
  return settings.respectSystem ? (systemDark ? 'dark' : 'light') : settings.default;
}
