import type { Endpoint } from '../model/endpoint.ts';
import type { Crumb, PageLink } from '../model/page.ts';
import { translate } from '../model/locale.ts';
import { localeOf } from '../model/site-info.ts';
import { publishedFiles } from '../model/published.ts';
import { markOf } from '../model/page-type.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import {
  firstPage,
  withGuides,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
  type SidebarPage,
} from '../model/sidebar.ts';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { LeftOut, SourceFile } from './discover.ts';
import { sidebarFromFolders } from './folder-sidebar.ts';
import type { Layer, LayeredContent } from '../../layers/layers.ts';
import type { ProjectConfig } from './load-config.ts';
import type { Changes } from './publisher.ts';
import type { Samples } from './read-samples.ts';
import { readRedirects } from './redirects.ts';
import { makePlaces, type Places } from './places.ts';
import { configuredSidebars, listPaths, sidebarProblems } from './sidebars.ts';
import { redirectFileOf } from '../../layers/redirect-file.ts';
import { pageAbove } from '../../layers/withhold.ts';
import { readPages, type SitePage } from './site-pages.ts';

/** The whole site before any page is compiled; every view derives from it. */
export type SiteModel = {
  readonly config: ProjectConfig;
  /** The folders of content, each over the ones before. */
  readonly layers: readonly Layer[];
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly sidebars: readonly Sidebar[];
  /** Snippets by name. */
  readonly snippets: ReadonlyMap<string, SourceFile>;
  readonly samples: Samples;
  readonly assets: LayeredContent['assets'];
  /** Files that are generated beside the pages: path in the output → function that makes the text. */
  readonly files: ReadonlyMap<string, () => string>;
  /** Looks up an endpoint of the site's API. */
  readonly endpoint: Endpoint;
  readonly places: Places;
  readonly planned: ReadonlySet<string>;
  /** Paths of the pages about what the platform doesn't offer. */
  readonly withheld: ReadonlySet<string>;
  readonly generated: ReadonlySet<string>;
  /** What the project's publisher says has changed. */
  readonly changes?: Changes;
  readonly redirects: ReadonlyMap<string, string>;
  /** Paths of the translated pages, by the code of each language but the first. */
  readonly translated: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Combines files and configuration. */
export function siteModel(
  config: ProjectConfig,
  layers: readonly Layer[],
  content: Omit<LayeredContent, 'problems'> &
    Pick<SiteModel, 'samples' | 'files' | 'endpoint' | 'translated' | 'withheld'> & {
      readonly sidebars: SidebarConfig;
    },
): { model: SiteModel; problems: Problem[] } {
  const { pages, problems: pageProblems } = readPages(content.pages, config.pageTypes, config.availability);
  const problems = [...pageProblems, ...content.leftOut.map(leftOut)];
  const { withheld } = content;
  const declared = new Set(config.declaredRoutes);
  const { sidebars: sidebarConfigs, problems: misplaced } = sidebarsOf(
    config,
    content.sidebars,
    pages,
    new Set([...declared, ...withheld]),
  );
  // Now, because the ids and paths of categories come from what they are called in the first language.
  const sidebars = translate(sidebarConfigs, localeOf(config.site).words);
  problems.push(...misplaced);
  const planned = new Set([...declared].filter((route) => !pages.has(route)));
  const { redirects, problems: redirectProblems } = readRedirects(config.redirects, redirectFileOf(config, layers));
  problems.push(...redirectProblems);
  const files = new Map([...content.files, ...publishedFiles(config.published)]);
  return {
    model: {
      config,
      layers,
      pages,
      sidebars,
      snippets: content.snippets,
      samples: content.samples,
      assets: content.assets,
      files,
      endpoint: content.endpoint,
      places: makePlaces(pages, [...content.assets.keys(), ...files.keys()]),
      planned,
      withheld,
      generated: generatedPaths(sidebars, pages, problems),
      redirects: new Map(
        [...redirects].map(([from, to]) => [
          from,
          withheld.has(to.replace(/#.*/, '')) ? pageAbove(to.replace(/#.*/, ''), pages) : to,
        ]),
      ),
      translated: content.translated,
    },
    problems,
  };
}

/** A site with the page about what has changed, unless somebody has written a page for its path. */
export const withChanges = (model: SiteModel, changes: Changes): SiteModel =>
  model.pages.has(changes.page.path)
    ? model
    : { ...model, changes, generated: new Set([...model.generated, changes.page.path]) };

/** A page's language, if it isn't the site's. */
export const foreignLanguage = ({ lang }: SourceFile, site: SiteConfig): { lang?: string } =>
  lang === localeOf(site).code ? {} : { lang };

/** The pages that are in the site's language. */
export const writtenIn = ({ pages, config }: SiteModel): SitePage[] =>
  [...pages.values()].filter(({ source }) => source.lang === localeOf(config.site).code);

export const leftOut = ({ file, why, hint }: LeftOut): Problem => ({
  check: 'files',
  severity: hint === undefined ? 'warning' : 'error',
  file,
  message: `The file is left out: ${why}.`,
  ...(hint === undefined ? {} : { hint }),
});

/** The sidebars that the owner configured; for a site without any, one made from its folders. */
function sidebarsOf(
  { sidebars: sidebarConfigs, site, pageTypes }: ProjectConfig,
  generatedSidebars: SidebarConfig,
  pages: ReadonlyMap<string, SitePage>,
  declared: ReadonlySet<string>,
): { sidebars: readonly Sidebar[]; problems: readonly Problem[] } {
  const listed = [...pages].map(([path, { source, meta }]) => ({
    path,
    file: source.file,
    ...meta,
    mark: markOf(meta, pageTypes, site.marks),
    ...foreignLanguage(source, site),
  }));
  const sidebars = { ...sidebarConfigs, ...generatedSidebars };
  if (Object.keys(sidebars).length) {
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const problems = sidebarProblems(sidebars, byPath, declared);
    return {
      sidebars: withGuides(configuredSidebars(sidebars, byPath, new Set(Object.keys(generatedSidebars)))),
      problems,
    };
  }
  return { sidebars: [sidebarFromFolders(listed.filter(({ path }) => path !== '/'))], problems: [] };
}

/** The generated lists of pages. A content page with the same path takes precedence and is reported, because readers lose the list. */
function generatedPaths(
  sidebars: readonly Sidebar[],
  pages: ReadonlyMap<string, SitePage>,
  problems: Problem[],
): ReadonlySet<string> {
  const paths = listPaths(sidebars);
  for (const path of paths) {
    const page = pages.get(path);
    if (!page) continue;
    paths.delete(path);
    problems.push(
      errorAt(
        'routes',
        { file: page.displayFile },
        `The build lists pages at ${path}; this page replaces that list.`,
        'Move the page, unless readers can do without the list.',
      ),
    );
  }
  return paths;
}

/** What other pages may know about the page at a path. */
export function pageLink(model: SiteModel, path: string): PageLink | undefined {
  const page = model.pages.get(path);
  if (!page) return undefined;
  const { title, description } = page.meta;
  const { site, pageTypes } = model.config;
  const mark = markOf(page.meta, pageTypes, site.marks);
  const language = foreignLanguage(page.source, site);
  return { path, title, ...(description ? { description } : {}), ...(mark ? { mark } : {}), ...language };
}

/** The position of each page in a sidebar, computed once per sidebar, because every page asks. */
type SidebarIndex = {
  readonly order: readonly SidebarPage[];
  readonly places: ReadonlyMap<string, { readonly position: number; readonly trail: readonly SidebarCategory[] }>;
};
const indexes = new WeakMap<Sidebar, SidebarIndex>();

function indexOf(sidebar: Sidebar): SidebarIndex {
  const before = indexes.get(sidebar);
  if (before) return before;
  const order: SidebarPage[] = [];
  const places = new Map<string, { position: number; trail: readonly SidebarCategory[] }>();
  const visit = (items: readonly SidebarItem[], trail: readonly SidebarCategory[]): void => {
    for (const item of items) {
      if (item.type === 'page') places.set(item.path, { position: order.push(item) - 1, trail });
      else visit(item.items ?? [], [...trail, item]);
    }
  };
  visit(sidebar.items, []);
  const index = { order, places };
  indexes.set(sidebar, index);
  return index;
}

/** The sidebar that lists a page; undefined for the home page and for generated pages. */
const listedIn = (model: SiteModel, path: string): Sidebar | undefined =>
  model.sidebars.find((sidebar) => indexOf(sidebar).places.has(path));

/** The sidebar a page belongs to: the one that lists it; the home page belongs to the first. */
export const guideOf = (model: SiteModel, path: string): Sidebar | undefined =>
  path === '/' ? model.sidebars[0] : listedIn(model, path);

/** The sidebar shown beside a page: the one that lists it, otherwise the first. */
export const sidebarOf = (model: SiteModel, path: string): Sidebar | undefined =>
  listedIn(model, path) ?? model.sidebars[0];

/** The first step of the breadcrumbs: the guide, which links to its first page. */
export function guideCrumb({ id, label, items, guides }: Sidebar): Crumb {
  const guide = guides?.find((one) => one.id === id);
  const path = guide?.path ?? firstPage(items)?.path;
  return { title: label, ...(path ? { path } : {}), ...(guide ? { hue: guide.hue } : {}) };
}

/**
 * From the sidebar's label down to the page. Parts of long lists are left out, because their names say nothing about the page, and so is a
 * category whose name the page's begins with, which would be said twice.
 */
export function breadcrumbsOf(model: SiteModel, path: string): Crumb[] {
  const sidebar = listedIn(model, path);
  if (!sidebar || path === '/') return [];
  const { order, places } = indexOf(sidebar);
  const meta = model.pages.get(path)?.meta;
  const title = meta?.label ?? meta?.title ?? '';
  const above = (places.get(path)?.trail ?? []).filter(({ part, label }) => !part && !title.startsWith(label));
  const lang = order[places.get(path)?.position ?? -1]?.lang;
  const self = { title, ...(lang ? { lang } : {}) };
  return [guideCrumb(sidebar), ...above.map(({ label, path: list }) => ({ title: label, path: list })), self];
}

/** The pages before and after, in the order of the page's sidebar. */
export function neighboursOf(model: SiteModel, path: string): { previous?: PageLink; next?: PageLink } {
  const sidebar = listedIn(model, path);
  if (!sidebar) return {};
  const { order, places } = indexOf(sidebar);
  const position = places.get(path)?.position ?? -1;
  const link = (page: SidebarPage | undefined): PageLink | undefined =>
    page && { path: page.path, title: page.label, ...(page.lang ? { lang: page.lang } : {}) };
  const [previous, next] = [link(order[position - 1]), link(order[position + 1])];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
