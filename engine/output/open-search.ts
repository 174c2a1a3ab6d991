import { absoluteUrl, withBase } from '../model/url.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { DescribedSite } from '../model/site-info.ts';

/** `opensearch.xml`: lets a browser add the site to its search engines. The home page opens the search with the text of `?search=`. */
export function openSearch(site: DescribedSite): string {
  const home = absoluteUrl(site, '/') ?? withBase(site.base, '/');
  const name = site.title.slice(0, 16).trim();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeHtml(name)}</ShortName>`,
    `<Description>${escapeHtml(`Search ${site.title}: ${site.tagline}`.slice(0, 1024))}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" template="${escapeHtml(home)}?search={searchTerms}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
