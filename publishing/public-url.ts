import { absoluteUrl, withBase } from '../engine/model/url.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';

/** A file's URL: absolute, if the site knows its own. */
export const publicUrl = (site: Pick<SiteConfig, 'url' | 'base'>, path: string): string =>
  absoluteUrl(site, path) ?? encodeURI(withBase(site.base, path));
