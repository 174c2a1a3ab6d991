import type { SiteInfo } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';

/** A site path as a public URL; undefined when the configuration has no `url`. */
export function absoluteUrl(site: Pick<SiteInfo, 'url' | 'base'>, path: string): string | undefined {
  return site.url === undefined ? undefined : encodeURI(site.url.replace(/\/$/, '') + withBase(site.base, path));
}
