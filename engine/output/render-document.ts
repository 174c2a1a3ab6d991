import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Registry } from '../components/registry.ts';
import { headFacts } from '../model/head-facts.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import type { PageData, PageState } from '../model/page.ts';
import type { StyleSheet } from '../model/style-sheet.ts';
import { pruneSidebar, type Sidebar } from '../model/sidebar.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { liveNames, toSkeleton, wordsByName } from '../model/tree.ts';
import type { HeadElement } from '../site/publisher.ts';
import { App } from '../ui/app/App.tsx';
import type { AppProps } from '../ui/app/app-props.ts';
import { SearchDialog } from '../ui/search/SearchDialog.tsx';
import type { SearchTexts } from '../model/strings.ts';
import { scriptJson } from '../model/escape-html.ts';
import type { OtherOrigins } from './content-security-policy.ts';
import { attributes, head, hiddenLinks } from './head.ts';
import { importMap, type Integrity } from './integrity.ts';

export type Client = {
  /** Identifies code and configuration; a tab with another build id loads pages as documents. */
  readonly build: string;
  readonly boot: string;
  /** A second inline script, for documents with tabs or live components. */
  readonly contentScript: string;
  readonly styles: Readonly<Record<StyleSheet, string>>;
  /** Integrity of style sheets and of the scripts that the boot script imports, by URL. */
  readonly integrity: Integrity;
  /** Text of the import map that `engine/client/integrity-list.ts` adds, for the policy. */
  readonly laterImportMap?: string;
  /** URLs of fonts that every page needs. Default: none. */
  readonly fonts?: readonly string[] | undefined;
  /** Modules with stems and stop words of other languages, by code. */
  readonly words?: Readonly<Record<string, CheckedFile>>;
};
export type DocumentContext = {
  readonly site: SiteInfo;
  readonly client: Pick<Client, 'boot' | 'contentScript' | 'integrity' | 'laterImportMap' | 'fonts'>;
  readonly origins: OtherOrigins;
  /** What the project's publisher adds to the head of a page. */
  readonly headOf?: (page: PageData) => readonly HeadElement[];
  readonly searchTexts: SearchTexts;
};

/** The components of live nodes by name, at build time: the caller has loaded them. */
const liveOf =
  (registry: Registry): AppProps['live'] =>
  (name) => {
    const definition = registry.get(name);
    if (definition?.kind !== 'live') throw new Error(`There is no live component ${name}.`);
    return definition.Component as ReturnType<AppProps['live']>;
  };

/**
 * The whole HTML document of a page. React renders it once, here; in the browser it hydrates the same markup.
 * @param sidebar the page's whole sidebar: the document contains what `pruneSidebar` keeps
 */
export function renderDocument(
  page: PageData,
  sidebar: Sidebar | undefined,
  { site, client, origins, headOf = () => [], searchTexts }: DocumentContext,
  registry: Registry,
): string {
  const app = renderToString(
    createElement(App, {
      site,
      page,
      live: liveOf(registry),
      ...(sidebar ? { sidebar: pruneSidebar(sidebar, page.path) } : {}),
    }),
  );
  const search = site.search.enabled
    ? renderToStaticMarkup(createElement(SearchDialog, { site, strings: searchTexts }))
    : '';
  const isLive = liveNames(page.body).length > 0 || page.type === 'not-found';
  const isRestored = page.scripts?.some((name) => name === 'tabs' || name === 'readers');
  const script = isLive || isRestored ? client.contentScript : '';
  // Delays painting until that script has run: if the style sheet loads late, the browser would otherwise paint first and text would move.
  const expect = script && '<link rel="expect" href="#page" blocking="render">';
  const { marks, body: tree, ...frame } = page;
  const state: PageState = { ...frame, ...(marks ? { marks: true } : {}), body: toSkeleton(tree) };
  const { lang, dir } = headFacts(site, page);
  const html = attributes({
    lang,
    dir,
    'data-theme': site.colorMode.default,
    'data-base': site.base,
    'data-route': page.path,
  });
  const elements = headOf(page);
  const inner = head({
    page,
    site,
    integrity: client.integrity,
    fonts: client.fonts,
    importMap: importMap(client.integrity),
    bootScript: client.boot,
    inlineScripts: [client.laterImportMap ?? [], script || []].flat(),
    origins,
    elements,
  });
  const data = `<script type="application/json" id="page">${scriptJson(state, wordsByName)}</script>`;
  const body = `${hiddenLinks(elements)}<div id="app">${app}</div>${script && `<script>${script}</script>`}${search}${data}`;
  return `<!doctype html><html${html}><head>${inner}${expect}</head><body>${body}</body></html>\n`;
}

/** Folder of a page's files in the output: `/a/` → `a/`. */
export const folderOf = (path: string): string => path.slice(1);
