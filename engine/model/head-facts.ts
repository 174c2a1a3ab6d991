import { absoluteUrl, withBase } from './url.ts';
import { localeOf } from './localized-path.ts';
import type { PageData } from './page.ts';
import { documentTitle, type SiteInfo } from './site-info.ts';

/** What `<html>` and `<head>` say about a page, in its document and after a navigation to it. */
export type HeadFacts = {
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Public URL; undefined for the 404 page, and when the site doesn't know its own. */
  readonly url?: string | undefined;
  /** URL of the page as Markdown; undefined for pages that nobody wrote: the 404 page and lists of pages. */
  readonly markdown?: string | undefined;
  readonly ogType: 'website' | 'article';
  readonly ogLocale: string;
};

export function headFacts(
  site: Pick<SiteInfo, 'title' | 'titleDelimiter' | 'url' | 'base' | 'locales'>,
  page: Pick<PageData, 'path' | 'type' | 'title'>,
): HeadFacts {
  const { path, type } = page;
  const locale = localeOf(path, site.locales);
  const lang = locale?.code ?? 'en';
  const exists = type !== 'not-found';
  return {
    title: documentTitle(site, page.title),
    lang,
    dir: locale?.direction ?? 'ltr',
    url: exists ? absoluteUrl(site, path) : undefined,
    markdown: exists && type !== 'index' ? `${withBase(site.base, path)}index.md` : undefined,
    ogType: path === '/' ? 'website' : 'article',
    ogLocale: lang.replace('-', '_'),
  };
}
