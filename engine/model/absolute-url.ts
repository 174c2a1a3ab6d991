import type { SiteInfo } from './site-info.ts';
import { withBase } from './url.ts';

/** A site path as a public URL; undefined when the configuration has no `url`. */
export function absoluteUrl(site: Pick<SiteInfo, 'url' | 'base'>, path: string): string | undefined {
  return site.url === undefined ? undefined : encodeURI(site.url.replace(/\/$/, '') + withBase(site.base, path));
}
