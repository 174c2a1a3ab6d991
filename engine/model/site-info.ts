import type { SiteConfig } from './site-config.ts';

/** What the frame knows of the site: small, the same on every page, part of the client's code. Holds no routes and no sidebars. */
export type SiteInfo = Pick<
  SiteConfig,
  | 'title'
  | 'titleDelimiter'
  | 'tagline'
  | 'url'
  | 'base'
  | 'locales'
  | 'versions'
  | 'navbar'
  | 'footer'
  | 'announcement'
  | 'colorMode'
  | 'analytics'
> & {
  readonly search: Pick<SiteConfig['search'], 'enabled'>;
  readonly brand: Pick<SiteConfig['brand'], 'name' | 'slug' | 'appUrl'>;
};

export function toSiteInfo(config: SiteConfig): SiteInfo {
  const {
    title,
    titleDelimiter,
    tagline,
    url,
    base,
    locales,
    versions,
    navbar,
    footer,
    announcement,
    colorMode,
    analytics,
    search,
  } = config;
  const { name, slug, appUrl } = config.brand;
  return {
    title,
    titleDelimiter,
    tagline,
    url,
    base,
    locales,
    versions,
    navbar,
    footer,
    announcement,
    colorMode,
    analytics,
    search: { enabled: search.enabled },
    brand: { name, slug, appUrl },
  };
}

/** `{page title} {delimiter} {site title}`; the home page, whose title is the site's, is not doubled. */
export function documentTitle(site: SiteInfo, pageTitle: string): string {
  return pageTitle === site.title ? site.title : `${pageTitle} ${site.titleDelimiter} ${site.title}`;
}
