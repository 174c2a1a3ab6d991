import type { Crumb, PageLink } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Sidebar, SidebarCategory, SidebarItem, SidebarPage } from '../model/sidebar.ts';
import type { Discovered, SourceFile } from './discover.ts';
import type { ProjectConfig } from './load-config.ts';
import type { Samples } from './read-samples.ts';
import { readRedirects } from './redirects.ts';
import { readFrontMatter, type PageMeta } from './read-front-matter.ts';
import { configuredSidebars, listPaths, sidebarFromFolders, sidebarProblems } from './sidebars.ts';

/** A page before its body is compiled. */
export type SitePage = {
  readonly source: SourceFile /** From the project's root, for messages. */;
  readonly displayFile: string;
  readonly meta: PageMeta;
};

/** The whole site, known before any page is compiled: every view derives from it. */
export type SiteModel = {
  readonly config: ProjectConfig;
  readonly contentDir: string;
  /** The content folder as messages name it. */
  readonly displayDir: string;
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly sidebars: readonly Sidebar[];
  readonly snippets: Discovered['snippets'];
  readonly samples: Samples;
  readonly assets: readonly string[];
  /** Declared routes that no file stands for yet. */
  readonly planned: ReadonlySet<string>;
  /** Pages that the build makes itself: the lists of pages. */
  readonly generated: ReadonlySet<string>;
  /** Old path → where it leads, in one hop. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The site's own pages (typed front matter, rules for writing); false for any other folder of Markdown. */
  readonly strict: boolean;
};

/**
 * Puts files and configuration together.
 * @param strict the site's own pages (typed front matter, configured sidebars); false for any other folder of Markdown
 */
export function siteModel(
  config: ProjectConfig,
  contentDir: string,
  displayDir: string,
  found: Discovered & { readonly samples: Samples },
  strict: boolean,
): { model: SiteModel; problems: Problem[] } {
  const problems: Problem[] = [];
  const pages = new Map<string, SitePage>();
  for (const source of found.pages) {
    const displayFile = `${displayDir}/${source.file}`;
    const { meta, problems: own } = readFrontMatter(source, displayFile, strict && !source.generated);
    problems.push(...own);
    const other = pages.get(source.path);
    if (other)
      problems.push({
        check: 'routes',
        severity: 'error',
        file: displayFile,
        message: `The address ${source.path} belongs to ${other.displayFile} already.`,
        hint: 'Rename or remove one of the two files.',
      });
    else pages.set(source.path, { source, displayFile, meta: source.generated ? { ...meta, type: 'api' } : meta });
  }
  const listed = new Map(
    [...pages].map(([path, page]) => [path, { path, title: page.meta.title, label: page.meta.label }]),
  );
  const declared = new Set(config.declaredRoutes);
  const configured = Object.keys(config.sidebars).length > 0;
  const sidebars = configured
    ? configuredSidebars(config.sidebars, listed)
    : [sidebarFromFolders([...listed.values()].filter((page) => page.path !== '/'))];
  if (configured && strict) problems.push(...sidebarProblems(config.sidebars, listed, declared));
  const planned = new Set([...declared].filter((route) => !pages.has(route)));
  const { redirects, problems: redirectProblems } = readRedirects(config.redirects);
  problems.push(...redirectProblems);
  return {
    model: {
      config,
      contentDir,
      displayDir,
      pages,
      sidebars,
      snippets: found.snippets,
      samples: found.samples,
      assets: found.assets,
      planned,
      generated: generatedPaths(sidebars, pages, problems),
      redirects,
      strict,
    },
    problems,
  };
}

/** Where the build puts its lists of pages. A page of the content that stands there stays, and is reported: readers then miss the list. */
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
    problems.push({
      check: 'routes',
      severity: 'error',
      file: page.displayFile,
      message: `The path ${path} is where the build lists pages; this page takes the place of that list.`,
      hint: 'Move the page, unless readers can do without the list.',
    });
  }
  return paths;
}

/** The page at a path, as others refer to it. */
export function pageLink(model: SiteModel, path: string): PageLink | undefined {
  const page = model.pages.get(path);
  return (
    page && { path, title: page.meta.title, ...(page.meta.description ? { description: page.meta.description } : {}) }
  );
}

/** Where each page of a sidebar stands: made once for a sidebar, because every page asks. */
type SidebarIndex = {
  readonly order: readonly SidebarPage[];
  readonly places: ReadonlyMap<string, { readonly position: number; readonly trail: readonly SidebarCategory[] }>;
};
const indexes = new WeakMap<Sidebar, SidebarIndex>();

function indexOf(sidebar: Sidebar): SidebarIndex {
  const known = indexes.get(sidebar);
  if (known) return known;
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

/** The sidebar beside a page: the one that lists it, else the first. */
export const sidebarOf = (model: SiteModel, path: string): Sidebar | undefined =>
  listedIn(model, path) ?? model.sidebars[0];

/** From the sidebar's label down to the page. */
export function breadcrumbsOf(model: SiteModel, path: string): Crumb[] {
  const sidebar = listedIn(model, path);
  if (!sidebar || path === '/') return [];
  const { order, places } = indexOf(sidebar);
  const [first] = order;
  const own = model.pages.get(path)?.meta;
  const above = places.get(path)?.trail ?? [];
  return [
    { title: sidebar.label, ...(first ? { path: first.path } : {}) },
    ...above.map(({ label }) => ({ title: label })),
    { title: own?.label ?? own?.title ?? '' },
  ];
}

/** Neighbours in reading order within the page's sidebar. */
export function neighboursOf(model: SiteModel, path: string): { previous?: PageLink; next?: PageLink } {
  const sidebar = listedIn(model, path);
  if (!sidebar) return {};
  const { order, places } = indexOf(sidebar);
  const position = places.get(path)?.position ?? -1;
  const link = (page: SidebarPage | undefined): PageLink | undefined => page && { path: page.path, title: page.label };
  const [previous, next] = [link(order[position - 1]), link(order[position + 1])];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
