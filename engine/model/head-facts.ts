import { absoluteUrl, withBase } from './url.ts';
import type { PageData } from './page.ts';
import { documentTitle, type SiteInfo } from './site-info.ts';

/** What `<html>` and `<head>` say about a page, in its document and after a navigation to it. */
export type HeadFacts = {
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Public URL, that of the original for a page without a translation; undefined for the 404 page, and when the site doesn't know its own. */
  readonly url?: string | undefined;
  /** URL of the page as Markdown; undefined for pages that nobody wrote: the 404 page and lists of pages. */
  readonly markdown?: string | undefined;
};

export function headFacts(
  site: Pick<SiteInfo, 'title' | 'titleDelimiter' | 'url' | 'base' | 'root' | 'locale'>,
  page: Pick<PageData, 'path' | 'type' | 'title' | 'lang'>,
): HeadFacts {
  const { path, type } = page;
  const { code: lang, direction: dir } = site.locale;
  const exists = type !== 'not-found';
  return {
    title: documentTitle(site, page.title),
    lang,
    dir,
    url: exists ? absoluteUrl(page.lang === undefined ? site : { ...site, base: site.root }, path) : undefined,
    markdown: exists && type !== 'index' ? `${withBase(site.base, path)}index.md` : undefined,
  };
}
