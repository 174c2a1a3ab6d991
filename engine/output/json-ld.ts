import { absoluteUrl } from '../model/absolute-url.ts';
import type { PageData } from '../model/page.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { scriptJson } from '../model/escape-html.ts';

/**
 * The breadcrumbs for search engines, as a data block. Steps without a page are left out, because search engines want a URL for each step
 * but the last. Empty when the site does not know its URL or fewer than two steps remain.
 */
export function breadcrumbsJsonLd(
  page: Pick<PageData, 'path' | 'breadcrumbs' | 'type'>,
  site: Pick<SiteInfo, 'url' | 'base'>,
): string {
  if (site.url === undefined || page.type === 'not-found') return '';
  const last = page.breadcrumbs.length - 1;
  const steps = page.breadcrumbs.flatMap(({ title, path }, index) =>
    index === last ? [{ title, path: page.path }] : path === undefined ? [] : [{ title, path }],
  );
  if (steps.length < 2) return '';
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(site, path),
    })),
  };
  return `<script type="application/ld+json">${scriptJson(list)}</script>`;
}
