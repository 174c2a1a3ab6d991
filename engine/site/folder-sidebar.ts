import type { Sidebar, SidebarItem } from '../model/sidebar.ts';
import { inParts } from './long-lists.ts';
import { CategoryIds, listPath } from './category-ids.ts';

type FolderPage = {
  readonly path: string;
  readonly title: string;
  readonly label?: string | undefined;
  readonly lang?: string;
};

const sidebar = { id: 'docs', label: 'Documentation' };

const toItem = ({ path, label, title, lang }: FolderPage): SidebarItem => ({
  type: 'page',
  label: label ?? title,
  path,
  ...(lang ? { lang } : {}),
});

const category = (id: string, label: string, items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  id,
  label,
  collapsed: true,
  path: listPath(id),
  items,
});

type Folder = { readonly name: string; page?: FolderPage; readonly folders: Map<string, Folder> };

/** One sidebar made from the folders, by name; a folder's index page comes first. */
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
    const items = [...folder.folders.values()].map((below): SidebarItem => {
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
