import type { Crumb, PageLink } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { sidebarPages, sidebarTrail, type Sidebar } from '../model/sidebar.ts';
import type { Discovered, SourceFile } from './discover.ts';
import type { ProjectConfig } from './load-config.ts';
import { readFrontMatter, type PageMeta } from './read-front-matter.ts';
import { configuredSidebars, sidebarFromFolders, sidebarProblems } from './sidebars.ts';

/** A page before its body is compiled. */
export type SitePage = { readonly source: SourceFile; /** From the project's root, for messages. */ readonly displayFile: string; readonly meta: PageMeta; readonly bodyLine: number };

/** The whole site, known before any page is compiled: every view derives from it. */
export type SiteModel = {
  readonly config: ProjectConfig;
  readonly contentDir: string;
  /** The content folder as messages name it. */
  readonly displayDir: string;
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly sidebars: readonly Sidebar[];
  readonly snippets: Discovered['snippets'];
  readonly assets: readonly string[];
  /** Declared routes that no file stands for yet. */
  readonly planned: ReadonlySet<string>;
  readonly redirects: ReadonlyMap<string, string>;
  readonly strict: boolean;
};

/**
 * Puts files and configuration together.
 * @param strict the site's own pages (typed front matter, configured sidebars); false for any other folder of Markdown
 */
export function siteModel(config: ProjectConfig, contentDir: string, displayDir: string, found: Discovered, strict: boolean): { model: SiteModel; problems: Problem[] } {
  const problems: Problem[] = [];
  const pages = new Map<string, SitePage>();
  for (const source of found.pages) {
    const displayFile = `${displayDir}/${source.file}`;
    const { meta, problems: own, bodyLine } = readFrontMatter(source, displayFile, strict);
    problems.push(...own);
    const other = pages.get(source.path);
    if (other) problems.push({ check: 'routes', severity: 'error', file: displayFile, message: `The address ${source.path} belongs to ${other.displayFile} already.`, hint: 'Rename or remove one of the two files.' });
    else pages.set(source.path, { source, displayFile, meta, bodyLine });
  }
  const listed = new Map([...pages].map(([path, page]) => [path, { path, title: page.meta.title, label: page.meta.label }]));
  const declared = new Set(config.declaredRoutes);
  const configured = Object.keys(config.sidebars).length > 0;
  const sidebars = configured ? configuredSidebars(config.sidebars, listed).sidebars : [sidebarFromFolders([...listed.values()].filter((page) => page.path !== '/'))];
  if (configured && strict) problems.push(...sidebarProblems(config.sidebars, listed, declared));
  const planned = new Set([...declared].filter((route) => !pages.has(route)));
  const redirects = new Map(config.redirects.map(({ from, to }) => [from, to]));
  return { model: { config, contentDir, displayDir, pages, sidebars, snippets: found.snippets, assets: found.assets, planned, redirects, strict }, problems };
}

/** The page at a path, as others refer to it. */
export function pageLink(model: SiteModel, path: string): PageLink | undefined {
  const page = model.pages.get(path);
  return page && { path, title: page.meta.title, ...(page.meta.description ? { description: page.meta.description } : {}) };
}

/** The sidebar a page stands in. The home page shows the first. */
export function sidebarOf(model: SiteModel, path: string): Sidebar | undefined {
  return model.sidebars.find((sidebar) => sidebarTrail(sidebar.items, path)) ?? model.sidebars[0];
}

/** From the sidebar's label down to the page. */
export function breadcrumbsOf(model: SiteModel, path: string): Crumb[] {
  const sidebar = model.sidebars.find((candidate) => sidebarTrail(candidate.items, path));
  if (!sidebar || path === '/') return [];
  const first = sidebarPages(sidebar.items)[0];
  const trail = sidebarTrail(sidebar.items, path) ?? [];
  const own = model.pages.get(path)?.meta;
  const crumbs: Crumb[] = [{ title: sidebar.label, ...(first ? { path: first.path } : {}) }, ...trail.map(({ label }) => ({ title: label }))];
  return [...crumbs, { title: own?.label ?? own?.title ?? '' }];
}

/** Neighbours in reading order within the page's sidebar. */
export function neighboursOf(model: SiteModel, path: string): { previous?: PageLink; next?: PageLink } {
  const sidebar = model.sidebars.find((candidate) => sidebarTrail(candidate.items, path));
  if (!sidebar) return {};
  const order = sidebarPages(sidebar.items);
  const index = order.findIndex((page) => page.path === path);
  const link = (offset: number): PageLink | undefined => {
    const page = order[index + offset];
    return page && { path: page.path, title: page.label };
  };
  const [previous, next] = [link(-1), link(1)];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
