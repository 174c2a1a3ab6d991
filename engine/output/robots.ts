import { absoluteUrl } from '../model/absolute-url.ts';
import type { SiteInfo } from '../model/site-info.ts';

/** `robots.txt`: everything may be read. It names the sitemap when the site knows its own URL. */
export function robots(site: Pick<SiteInfo, 'url' | 'base'>): string {
  const map = absoluteUrl(site, '/sitemap.xml');
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`;
}
