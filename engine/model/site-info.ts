import { toFeedback, type Feedback } from './feedback.ts';
import type { Locale } from './locale.ts';
import type { SiteConfig } from './site-config.ts';
import { frameStrings, generatedTextsOf, type FormTexts, type SearchTexts, type Strings } from './strings.ts';

const keys = [
  ...(['title', 'titleDelimiter', 'url', 'base', 'versions'] as const),
  ...(['navbar', 'footer', 'announcement', 'colorMode', 'openIn', 'analytics'] as const),
];

/** The site's configuration as the client needs it, the same on every page. It is part of the client's code, so it has no routes. */
export type SiteInfo = Pick<SiteConfig, (typeof keys)[number]> & {
  readonly search: Pick<SiteConfig['search'], 'enabled'>;
  readonly feedback?: Feedback | undefined;
  /** Base path of the whole site, with all languages. */
  readonly root: string;
  readonly locale: Locale<{ strings: Partial<Strings & FormTexts> }>;
  /** All languages; the first is the default. */
  readonly locales: readonly Pick<Locale, 'code' | 'label'>[];
  readonly brand: Pick<SiteConfig['brand'], 'name' | 'slug' | 'appUrl'>;
};

/** `site.json`: what the client needs in a language that isn't the default. */
export type LanguageFile = {
  readonly site: SiteInfo;
  readonly searchTexts: SearchTexts;
};

/** What files about the site as a whole say of it; the client has no use for the tagline. */
export type DescribedSite = SiteInfo & Pick<SiteConfig, 'tagline'>;

/** The language of a configuration. */
export const localeOf = (site: SiteConfig): NonNullable<SiteConfig['locale']> =>
  site.locale ?? (site.locales[0] as NonNullable<SiteConfig['locale']>);

/** Picks what the client needs from the configuration. */
export function toSiteInfo(config: SiteConfig): SiteInfo {
  const { name, slug, appUrl } = config.brand;
  const { words: _, tools: _tools, synonyms: _synonyms, names: _names, strings, ...locale } = localeOf(config);
  return {
    ...(Object.fromEntries(keys.map((key) => [key, config[key]])) as Pick<SiteConfig, (typeof keys)[number]>),
    feedback: toFeedback(config, generatedTextsOf(localeOf(config))),
    root: config.root ?? config.base,
    locale: { ...locale, ...(strings ? { strings: frameStrings(strings) } : {}) },
    locales: config.locales.map(({ code, label }) => ({ code, label })),
    search: { enabled: config.search.enabled },
    brand: { name, slug, appUrl },
  };
}

/** `{page title} {delimiter} {site title}`; only the site's title for a page that has the same one. */
export function documentTitle(site: Pick<SiteInfo, 'title' | 'titleDelimiter'>, pageTitle: string): string {
  return pageTitle === site.title ? site.title : `${pageTitle} ${site.titleDelimiter} ${site.title}`;
}
