import { hostFiles } from '../../hosting/host-files.ts';
import { offeredValue } from '../../layers/offered-values.ts';
import type { HostSite, SecurityHeaders } from '../../hosting/host-site.ts';
import { generatedTextsOf } from '../model/strings.ts';
import { localeOf, type DescribedSite, type LanguageFile } from '../model/site-info.ts';
import type { Registry } from '../components/registry.ts';
import type { Redirect } from '../model/redirect.ts';
import { listPages, notFoundPage, type GeneratedPagesInput } from './generated-pages.ts';
import type { PageNeeds } from '../model/page-needs.ts';
import { withBase } from '../model/url.ts';
import { joinOrigins } from './content-security-policy.ts';
import { headersFile, redirectsFile } from '../../hosting/netlify.ts';
import { assetsFolder, drawings, headerRules, passiveFiles, securityHeaders } from './headers.ts';
import { importMap } from './integrity.ts';
import { manifest, type SiteIcon } from './manifest.ts';
import { openSearch } from './open-search.ts';
import type { PageFrame } from './page-data.ts';
import { redirectPage } from './redirect-page.ts';
import { folderOf, renderDocument, type Client, type DocumentContext } from './render-document.ts';
import { robots, sitemap, type SitemapPage } from './sitemap.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';

export type SiteFilesInput = GeneratedPagesInput &
  DocumentContext & {
    readonly client: Client;
    readonly frames: readonly PageFrame[];
    /** What pages need: the headers that hosts send with every page allow all of it. */
    readonly needs: readonly PageNeeds[];
    readonly icons: readonly SiteIcon[];
    /** Pages in other languages, for the sitemap. */
    readonly translated: readonly SitemapPage[];
    /** For the documents of generated pages, which don't use the site's components. */
    readonly registry: Registry;
  };

/** The file by which a build knows the folder of an earlier one. */
export const outputMarker = '.built-site';

/** Files that configure a host, and the mark of a build. */
const hostOnly: readonly string[] = [...Object.keys(hostFiles), '_headers', '_redirects', outputMarker];
/** Whether a file is only for hosts and builds: readers never request it, so it needs no compressed form. */
export const isHostFile = (file: string): boolean => hostOnly.includes(file);

/**
 * Every text file of the output that belongs neither to a page nor to the client or the search: sidebars, lists of pages, redirects, and
 * files for machines and hosts.
 * @returns path in the output → function that makes its text
 */
export function siteFiles(input: SiteFilesInput): Map<string, () => string> {
  const { model, site, client, frames } = input;
  const redirects = [...model.redirects].map(([from, to]): Redirect => ({ from, to }));
  const first = model.pages.has('/') ? undefined : frames[0]?.path;
  const headers = () =>
    securityHeaders(
      {
        analytics: site.analytics,
        feedback: site.feedback?.url,
        fonts: client.fonts,
        inlineScripts: [
          importMap(client.integrity) ?? [],
          client.laterImportMap ?? [],
          client.boot,
          client.contentScript,
        ].flat(),
        ...joinOrigins(input.origins, ...input.needs),
      },
      model.config.site.hosting.hsts,
    );
  const security = securityTxt(
    model.config.site,
    frames.flatMap(({ updated }) => updated?.time ?? []),
    new Date(),
  );
  const document = (page: Parameters<typeof renderDocument>[0]): string =>
    renderDocument(
      page,
      model.sidebars.find(({ id }) => id === page.sidebar),
      input,
      input.registry,
    );
  const locale = localeOf(model.config.site);
  const texts = generatedTextsOf(locale);
  const moved = (redirect: Redirect): [string, () => string] => [
    `${folderOf(redirect.from)}index.html`,
    () => redirectPage(redirect, site, texts),
  ];
  const described = describe(input);
  const eachLanguage: [string, () => string][] = [
    ...model.sidebars.map((sidebar): [string, () => string] => [
      `sidebars/${sidebar.id}.json`,
      () => JSON.stringify(sidebar),
    ]),
    ['routes.json', () => JSON.stringify(frames.map(({ path, title }) => [path, title]))],
    ...(site.search.enabled ? [['opensearch.xml', () => openSearch(described)] as [string, () => string]] : []),
    ...Object.entries(locale.tools ? { 'tools.json': () => JSON.stringify(offeredValue(locale.tools, model)) } : {}),
    ['404.html', () => document(notFoundPage(input))],
    ...[...listPages(input)].flatMap(([path, page]): [string, () => string][] => [
      [`${folderOf(path)}index.html`, () => document(page())],
      [`${folderOf(path)}page.json`, () => JSON.stringify(page())],
    ]),
  ];
  // A page at an old path takes precedence; the check reports the redirect.
  const free = redirects.filter(({ from }) => !model.pages.has(from) && !model.generated.has(from));
  if (site.base !== site.root)
    return new Map([
      ...eachLanguage,
      ...free.map(moved),
      ['site.json', () => JSON.stringify({ site, searchTexts: input.searchTexts } satisfies LanguageFile)],
    ]);
  const languages = site.locales.slice(1).map(({ code }) => code);
  const hosted = site.locales.flatMap(({ code }, index) => {
    const below = (path: string): string => (index && path.startsWith('/') ? `/${code}${path}` : path);
    return redirects.map(({ from, to }) => ({ from: below(from), to: below(to) }));
  });
  return new Map([
    ...eachLanguage,
    ['robots.txt', () => robots(site)],
    ...(security === undefined ? [] : [[securityTxtPath.slice(1), () => security] as const]),
    ...(site.url === undefined
      ? []
      : [['sitemap.xml', () => sitemap([...frames, ...input.translated], site) as string] as const]),
    ...model.files,
    ['site.webmanifest', () => manifest(described, input.icons)],
    ['_redirects', () => redirectsFile(hosted, site.base, languages)],
    ['_headers', () => headersFile(headerRules(headers(), site.base))],
    ...Object.entries(hostFiles).map(([file, make]): [string, () => string] => [
      file,
      () => make(hostSite(input, hosted, headers())),
    ]),
    ...free.map(moved),
    // A folder of pages without one for `/` still gets a start page.
    ...(first === undefined ? [] : [moved({ from: '/', to: first })]),
  ]);
}

const describe = ({ model, site }: SiteFilesInput): DescribedSite => ({ ...site, tagline: model.config.site.tagline });

function hostSite({ model, site }: SiteFilesInput, redirects: readonly Redirect[], headers: SecurityHeaders): HostSite {
  const { root, port } = model.config.site.hosting;
  return {
    base: site.base,
    root,
    port,
    languages: site.locales.slice(1).map(({ code }) => code),
    redirects,
    headers,
    passiveFiles,
    drawings,
    securityTxt: securityTxtPath,
    hashed: withBase(site.base, `/${assetsFolder}/`),
    hidden: hostOnly.map((file) => site.base + file),
  };
}
