import type { SiteConfig } from './site-config.ts';

const keys = [
  ...(['title', 'titleDelimiter', 'url', 'base', 'locales', 'versions'] as const),
  ...(['navbar', 'footer', 'announcement', 'colorMode', 'analytics'] as const),
];

/** The site's configuration as the client needs it, the same on every page. It is part of the client's code, so it has no routes. */
export type SiteInfo = Pick<SiteConfig, (typeof keys)[number]> & {
  readonly search: Pick<SiteConfig['search'], 'enabled'>;
  readonly brand: Pick<SiteConfig['brand'], 'name' | 'slug' | 'appUrl'>;
};

/** What files about the site as a whole say of it; the client has no use for the tagline. */
export type DescribedSite = SiteInfo & Pick<SiteConfig, 'tagline'>;

/** Picks what the client needs from the configuration. */
export function toSiteInfo(config: SiteConfig): SiteInfo {
  const { name, slug, appUrl } = config.brand;
  return {
    ...(Object.fromEntries(keys.map((key) => [key, config[key]])) as Pick<SiteConfig, (typeof keys)[number]>),
    search: { enabled: config.search.enabled },
    brand: { name, slug, appUrl },
  };
}

/** `{page title} {delimiter} {site title}`; only the site's title for a page that has the same one. */
export function documentTitle(site: Pick<SiteInfo, 'title' | 'titleDelimiter'>, pageTitle: string): string {
  return pageTitle === site.title ? site.title : `${pageTitle} ${site.titleDelimiter} ${site.title}`;
}
