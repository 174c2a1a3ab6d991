import type { PageData } from '../model/page.ts';
import { localeOf } from '../model/localized-path.ts';
import { documentTitle, type SiteInfo } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';

/**
 * Updates `<html>` and `<head>` after navigation as if the page had been loaded: title, description, links, Open Graph.
 */
export function updateDocumentHead(site: SiteInfo, page: PageData): void {
  const set = (selector: string, attribute: string, value: string): void =>
    document.head.querySelector(selector)?.setAttribute(attribute, value);
  const path = withBase(site.base, page.path);
  const address = encodeURI((site.url?.replace(/\/$/, '') ?? location.origin) + path);
  document.title = documentTitle(site, page.title);
  const { documentElement } = document;
  documentElement.dataset.route = page.path;
  const locale = localeOf(page.path, site.locales);
  documentElement.lang = locale?.code ?? 'en';
  documentElement.dir = locale?.direction ?? 'ltr';
  // The document may be the 404 page, which has `noindex`; pages shown by the client exist.
  document.head.querySelector('meta[name=robots]')?.remove();
  set('meta[name=description]', 'content', page.description);
  set('link[rel=canonical]', 'href', address);
  set('link[rel=alternate][type="text/markdown"]', 'href', `${path}index.md`);
  set('meta[property="og:type"]', 'content', page.path === '/' ? 'website' : 'article');
  set('meta[property="og:title"]', 'content', page.title);
  set('meta[property="og:description"]', 'content', page.description);
  set('meta[property="og:url"]', 'content', address);
  // The breadcrumbs of the first page, for search engines, which load each page as a document.
  document.querySelector('[type="application/ld+json"]')?.remove();
}
