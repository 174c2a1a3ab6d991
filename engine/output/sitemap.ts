import { absoluteUrl } from '../model/url.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { SiteInfo } from '../model/site-info.ts';

/** A page in the sitemap. `time` is ISO 8601. */
export type SitemapPage = { readonly path: string; readonly updated?: { readonly time: string } | undefined };

/**
 * `sitemap.xml`: every page with the day of its last change, sorted by path.
 * @returns undefined when the site has no `url`, because a sitemap needs absolute URLs
 */
export function sitemap(pages: readonly SitemapPage[], site: Pick<SiteInfo, 'url' | 'base'>): string | undefined {
  if (site.url === undefined) return undefined;
  const entries = pages
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, updated }) => {
      const lastmod = updated ? `<lastmod>${updated.time.slice(0, 10)}</lastmod>` : '';
      return `  <url><loc>${escapeHtml(absoluteUrl(site, path) as string)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** `robots.txt`: everything may be read. It names the sitemap when the site knows its own URL. */
export function robots(site: Pick<SiteInfo, 'url' | 'base'>): string {
  const map = absoluteUrl(site, '/sitemap.xml');
  return `User-agent: *\nAllow: /\n${map ? `\nSitemap: ${map}\n` : ''}`;
}
