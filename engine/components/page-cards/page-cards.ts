import type { PageLink } from '../../model/page.ts';
import { sidebarPages, type Sidebar, type SidebarItem } from '../../model/sidebar.ts';
import { slugify } from '../../model/url.ts';
import { nearest } from '../../model/nearest.ts';

type FindPage = (path: string) => PageLink | undefined;
type CountMore = (count: number) => string;

/** A card for each existing page. */
export function pathCards(paths: readonly string[], page: FindPage): PageLink[] {
  return paths.flatMap((path) => page(path) ?? []);
}

/** A card for each page of a category, and for each nested category: it leads to the first page there. */
export function categoryCards(items: readonly SidebarItem[], page: FindPage, more: CountMore): PageLink[] {
  return items.flatMap((item): readonly PageLink[] => {
    if (item.type === 'page') return pathCards([item.path], page);
    const paths = sidebarPages(item.items ?? []).map(({ path }) => path);
    const pages = pathCards(paths, page);
    const first = pages[0];
    if (!first) return [];
    const description = item.description ?? listOf(pages, more);
    return [{ path: first.path, title: item.label, description }];
  });
}

const listOf = (pages: readonly PageLink[], more: CountMore): string => {
  const titles = pages.slice(0, 4).map(({ title }) => title);
  return [...titles, ...(pages.length > 4 ? [more(pages.length - 4)] : [])].join('\u00a0· ');
};

/** The items of a category, by its labels from the top level down, joined by `/`; else the most similar name of a category. */
export function findCategory(
  name: string,
  sidebars: readonly Sidebar[],
): { readonly items: readonly SidebarItem[] } | { readonly nearest: string | undefined } {
  const itemsByName = new Map<string, readonly SidebarItem[]>();
  const visit = (items: readonly SidebarItem[], above: string): void => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      const label = above + item.label;
      // By its id, too: a label may be translated, and ids never are.
      const names = [label, item.id.slice(item.id.indexOf('/') + 1)];
      for (const one of names) if (!itemsByName.has(one)) itemsByName.set(one, item.items ?? []);
      visit(item.items ?? [], `${label}/`);
    }
  };
  for (const sidebar of sidebars) visit(sidebar.items, '');
  const items = itemsByName.get(name) ?? itemsByName.get(name.split('/').map(slugify).join('/'));
  return items ? { items } : { nearest: nearest(name, [...itemsByName.keys()]) };
}
