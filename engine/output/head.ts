import { contentSecurityPolicy, type OtherOrigins } from './content-security-policy.ts';
import { escapeHtml, scriptJson } from '../model/escape-html.ts';
import type { Integrity } from './integrity.ts';
import { headFacts } from '../model/head-facts.ts';
import { languageLinks } from './language-links.ts';
import { pageColor } from './page-color.ts';
import type { PageData } from '../model/page.ts';
import type { SiteInfo } from '../model/site-info.ts';
import type { HeadElement } from '../site/publisher.ts';
import { withBase } from '../model/url.ts';

export type HeadInput = {
  readonly page: PageData;
  readonly site: SiteInfo;
  readonly bootScript: string;
  /** URLs of fonts that load at once. */
  readonly fonts?: readonly string[] | undefined;
  readonly importMap?: string | undefined;
  /** Further inline scripts in the body, for the policy. */
  readonly inlineScripts?: readonly string[];
  readonly origins?: OtherOrigins;
  /** Integrity of style sheets by URL. Default: none. */
  readonly integrity?: Integrity;
  /** What the project's publisher adds. */
  readonly elements?: readonly HeadElement[];
};

const property = (name: string, content: string | undefined): string =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
const meta = (name: string, content: string | undefined): string =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';

/**
 * Inner HTML of a page's `<head>`. The color mode script comes before the style sheet, so that no page is painted in the wrong colors. The
 * 404 page has `noindex` and no canonical URL.
 */
export function head(input: HeadInput): string {
  const { page, site, bootScript, importMap = [], inlineScripts = [], origins, integrity = {}, fonts = [] } = input;
  const href = (path: string): string => escapeHtml(withBase(site.base, path));
  const exists = page.type !== 'not-found';
  const { title, lang, url, markdown } = headFacts(site, page);
  const { language, region } = new Intl.Locale(page.lang ?? lang).maximize();
  const type = page.path === '/' ? 'website' : 'article';
  const policy = contentSecurityPolicy({
    analytics: site.analytics,
    feedback: site.feedback?.url,
    inlineScripts: [importMap, bootScript, ...inlineScripts].flat(),
    fonts,
    ...origins,
  });
  const check = integrity[page.style] ? ` integrity="${integrity[page.style]}"` : '';
  // Of a page without a translation, the original is shared, to which the canonical URL leads.
  const texts = { site_name: site.title, title: page.title, description: page.description, type, url };
  const shared = Object.entries(texts).map(([name, text]) => property(`og:${name}`, text));
  return [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    meta('description', page.description),
    ...(exists ? [] : [meta('robots', 'noindex')]),
    // The import map must come before anything that imports.
    ...[importMap].flat().map((map) => `<script type="importmap">${map}</script>`),
    `<script>${bootScript}</script>`,
    `<link rel="stylesheet" href="${escapeHtml(page.style)}"${check}>`,
    ...fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`),
    // The content follows the navbar: a first paint before it would show the navbar growing.
    '<link rel="expect" href="#content" blocking="render">',
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(url)}">`]),
    ...(markdown === undefined ? [] : [`<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`]),
    ...languageLinks(site, page).map(
      ([hreflang, address]) =>
        `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(address)}">`,
    ),
    `<link rel="icon" href="${escapeHtml(site.root)}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(site.root)}apple-touch-icon.png">`,
    `<link rel="manifest" href="${escapeHtml(site.root)}site.webmanifest">`,
    ...(site.search.enabled
      ? [
          `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.title)}" href="${href('/opensearch.xml')}">`,
        ]
      : []),
    `<meta name="theme-color" content="${pageColor[site.colorMode.default]}">`,
    ...(page.lang ? [] : shared),
    property('og:locale', [language, region].filter(Boolean).join('_')),
    ...(exists && page.updated && !page.lang ? [property('article:modified_time', page.updated.time)] : []),
    ...(input.elements ?? []).map(headElement),
  ]
    .filter(Boolean)
    .join('');
}

/** Attributes of an element, each after a space. */
export const attributes = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

/** The publisher's links for programs, which are at the start of the body. */
export const hiddenLinks = (elements: readonly { readonly tag: string; readonly href?: string }[]): string =>
  elements.map(({ tag, href }) => (tag === 'hidden-link' ? `<a hidden href="${href}">${href}</a>` : '')).join('');

/** An element of the project's publisher. Data isn't run, so the policy needs no hash of it. */
function headElement(element: HeadElement): string {
  if (element.tag === 'hidden-link') return '';
  if (element.tag === 'json-ld') return `<script type="application/ld+json">${scriptJson(element.data)}</script>`;
  const { tag, ...pairs } = element;
  return `<${tag}${attributes(pairs)}>${tag === 'script' ? '</script>' : ''}`;
}
