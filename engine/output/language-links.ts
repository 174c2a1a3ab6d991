import { absoluteUrl } from '../model/url.ts';
import { languageBase } from '../model/locale.ts';
import type { PageData } from '../model/page.ts';
import type { SiteInfo } from '../model/site-info.ts';

/**
 * URLs of the same page by language, itself and `x-default` included, for search engines. Empty for a page without translations, and when
 * the site doesn't know its URL.
 */
export function languageLinks(
  site: Pick<SiteInfo, 'url' | 'root' | 'locale' | 'locales'>,
  { path, lang, translations = [] }: Pick<PageData, 'path' | 'lang' | 'translations'>,
): readonly (readonly [hreflang: string, url: string])[] {
  const codes = site.locales
    .map(({ code }) => code)
    .filter((code) => code === (lang ?? site.locale.code) || translations.includes(code));
  if (codes.length < 2 || site.url === undefined) return [];
  const url = (code: string): string => absoluteUrl({ ...site, base: languageBase(site, code) }, path) as string;
  return [...codes.map((code) => [code, url(code)] as const), ['x-default', url(codes[0] as string)]];
}
