import { posix } from 'node:path';
import type { Sidebar, SidebarItem } from '../model/sidebar.ts';
import { decodeUrl } from '../model/url.ts';
import { inParts } from './long-lists.ts';
import { CategoryIds, listPath } from './category-ids.ts';
import type { SummaryItem } from './summary.ts';

/** A page in a sidebar made from folders. */
export type FolderPage = {
  readonly path: string;
  /** Relative to the content folder. */
  readonly file: string;
  readonly title: string;
  readonly label?: string | undefined;
  /** Position among its neighbors; pages without one come after those with one. */
  readonly order?: number | undefined;
};

const sidebar = { id: 'docs', label: 'Documentation' };

const toItem = ({ path, label, title }: FolderPage): SidebarItem => ({ type: 'page', label: label ?? title, path });

const category = (id: string, label: string, items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  id,
  label,
  collapsed: true,
  path: listPath(id),
  items,
});

type Folder = { readonly name: string; page?: FolderPage; readonly folders: Map<string, Folder> };

/** One sidebar made from the folders: in the pages' own order, then by name; a folder's index page comes first. */
export function sidebarFromFolders(pages: readonly FolderPage[]): Sidebar {
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
  const ids = new CategoryIds();
  const build = (folder: Folder, prefix: string): readonly SidebarItem[] => {
    const items = [...folder.folders.values()].sort(byOrder).map((below): SidebarItem => {
      if (!below.folders.size && below.page) return toItem(below.page);
      const id = ids.idOf(prefix, below.name);
      const words = below.name.replace(/[-_]+/g, ' ');
      const label = below.page?.label ?? below.page?.title ?? (words[0]?.toUpperCase() ?? '') + words.slice(1);
      return category(id, label, [...(below.page ? [toItem(below.page)] : []), ...build(below, id)]);
    });
    return inParts(items, prefix, ids);
  };
  return { ...sidebar, items: build(root, sidebar.id) };
}

const orderOf = ({ page }: Folder): number => page?.order ?? Number.POSITIVE_INFINITY;
const byOrder = (a: Folder, b: Folder): number => (orderOf(a) === orderOf(b) ? 0 : orderOf(a) - orderOf(b));

/** The sidebar of a book: the chapters of its summary, followed by the pages that the summary does not list. */
export function sidebarFromSummary(summary: readonly SummaryItem[], pages: readonly FolderPage[]): Sidebar {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const ids = new CategoryIds();
  const listed = new Set<string>();
  const pageOf = (href: string | undefined): FolderPage | undefined => {
    const page = byFile.get(posix.join(decodeUrl(href ?? '').replace(/#.*$/s, '')));
    return page && !listed.has(page.path) ? page : undefined;
  };
  const build = (items: readonly SummaryItem[], prefix: string): SidebarItem[] =>
    items.flatMap(({ label, href, items: below }): SidebarItem[] => {
      const page = pageOf(href);
      if (page) listed.add(page.path);
      const own: SidebarItem[] = page ? [{ type: 'page', label: label || page.title, path: page.path }] : [];
      if (!below.length) return own;
      const id = ids.idOf(prefix, label);
      const children = [...own, ...build(below, id)];
      return children.length ? [category(id, label, children)] : [];
    });
  const items = build(summary, sidebar.id);
  const others = pages.filter(({ path }) => path !== '/' && !listed.has(path));
  return { ...sidebar, items: inParts([...items, ...others.map(toItem)], sidebar.id, ids) };
}
