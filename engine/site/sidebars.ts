import type { Problem } from '../model/problem.ts';
import type { SidebarConfig, SidebarConfigItem } from '../model/sidebar-config.ts';
import type { Sidebar, SidebarItem } from '../model/sidebar.ts';
import { slugify } from '../model/url.ts';

type PageOfSidebar = { readonly path: string; readonly title: string; readonly label?: string | undefined };

/** Where a category's pages are listed for readers without script. */
const listingPath = (id: string): string => `/pages/${id}/`;

/** Sidebars as the owner wrote them, without pages that do not exist. `missing` holds those, for the checks. */
export function configuredSidebars(
  config: SidebarConfig,
  pages: ReadonlyMap<string, PageOfSidebar>,
): { sidebars: Sidebar[]; missing: string[] } {
  const missing: string[] = [];
  const build = (items: readonly SidebarConfigItem[], prefix: string): SidebarItem[] =>
    items.flatMap((item): SidebarItem[] => {
      if ('route' in item) {
        const page = pages.get(item.route);
        if (!page) missing.push(item.route);
        return page ? [{ type: 'page', label: item.label ?? page.label ?? page.title, path: page.path }] : [];
      }
      const id = `${prefix}/${slugify(item.label)}`;
      const children = build(item.items, id);
      if (!children.length) return [];
      const { label, description } = item;
      return [
        {
          type: 'category',
          id,
          label,
          ...(description ? { description } : {}),
          collapsed: !item.open,
          path: listingPath(id),
          items: children,
        },
      ];
    });
  const sidebars = Object.entries(config).map(([id, { label, items }]) => ({
    id,
    label,
    items: build(items, slugify(id)),
  }));
  return { sidebars, missing };
}

/** One sidebar made from the folders, for a content folder nobody wrote a sidebar for: pages and folders in the order of their names, a folder's own page first. */
export function sidebarFromFolders(pages: readonly PageOfSidebar[]): Sidebar {
  type Folder = { name: string; page?: PageOfSidebar; folders: Map<string, Folder> };
  const root: Folder = { name: '', folders: new Map() };
  for (const page of pages) {
    let folder = root;
    for (const segment of page.path.split('/').filter(Boolean)) {
      const below: Folder = folder.folders.get(segment) ?? { name: segment, folders: new Map() };
      folder.folders.set(segment, below);
      folder = below;
    }
    folder.page = page;
  }
  const toItem = (page: PageOfSidebar): SidebarItem => ({
    type: 'page',
    label: page.label ?? page.title,
    path: page.path,
  });
  const build = (folder: Folder, prefix: string): SidebarItem[] =>
    [...folder.folders.values()].map((below): SidebarItem => {
      if (!below.folders.size && below.page) return toItem(below.page);
      const id = `${prefix}/${slugify(below.name)}`;
      const label =
        below.page?.label ??
        below.page?.title ??
        (below.name[0]?.toUpperCase() ?? '') + below.name.slice(1).replace(/[-_]+/g, ' ');
      const own = below.page ? [toItem(below.page)] : [];
      return {
        type: 'category',
        id,
        label,
        collapsed: true,
        path: listingPath(id),
        items: [...own, ...build(below, id)],
      };
    });
  return { id: 'docs', label: 'Documentation', items: build(root, 'docs') };
}

/** A page that stands in two places, or in none. */
export function sidebarProblems(
  config: SidebarConfig,
  pages: ReadonlyMap<string, PageOfSidebar>,
  declared: ReadonlySet<string>,
): Problem[] {
  const file = 'config/sidebars.ts';
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const visit = (items: readonly SidebarConfigItem[]): void => {
    for (const item of items) {
      if (!('route' in item)) {
        visit(item.items);
        continue;
      }
      if (seen.has(item.route))
        problems.push({
          check: 'sidebar',
          severity: 'error',
          file,
          message: `${item.route} stands twice in the sidebars.`,
          hint: 'Each page stands exactly once; remove one of the two.',
        });
      if (!pages.has(item.route) && !declared.has(item.route))
        problems.push({
          check: 'sidebar',
          severity: 'error',
          file,
          message: `${item.route} stands in a sidebar, but there is no such page.`,
          hint: 'Write the page, or remove the entry.',
        });
      seen.add(item.route);
    }
  };
  for (const sidebar of Object.values(config)) visit(sidebar.items);
  for (const path of pages.keys()) {
    if (path !== '/' && !seen.has(path))
      problems.push({
        check: 'sidebar',
        severity: 'error',
        file,
        message: `The page ${path} stands in no sidebar.`,
        hint: 'Add it where its reader would look for it.',
      });
  }
  return problems;
}
