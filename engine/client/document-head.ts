import { headFacts } from '../model/head-facts.ts';
import type { PageData } from '../model/page.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { element } from './element.ts';

/** Updates `<html>` and `<head>` after navigation as if the page had been loaded: title, description, links. */
export function updateDocumentHead(site: SiteInfo, page: PageData): void {
  const { head, documentElement } = document;
  const set = (selector: string, attribute: string, value: string): void =>
    head.querySelector(selector)?.setAttribute(attribute, value);
  const facts = headFacts({ ...site, url: site.url ?? location.origin }, page);
  document.title = facts.title;
  documentElement.dataset.route = page.path;
  documentElement.lang = facts.lang;
  documentElement.dir = facts.dir;
  // The document may be the 404 page, which has `noindex`; pages shown by the client exist. Open Graph, breadcrumbs and links to translations
  // are for other sites and search engines, which load each page as a document.
  const outdated = 'meta[name=robots],meta[property],link[rel=alternate],[type="application/ld+json"]';
  for (const old of document.querySelectorAll(outdated)) old.remove();
  set('meta[name=description]', 'content', page.description);
  set('link[rel=canonical]', 'href', facts.url ?? '');
  const canonical = head.querySelector('link[rel=canonical]');
  if (facts.markdown)
    canonical?.after(element('link', { rel: 'alternate', type: 'text/markdown', href: facts.markdown }));
}
