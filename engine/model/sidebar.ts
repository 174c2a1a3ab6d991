/** The navigation tree beside a page, pure data. Sidebars are built in `engine/site/sidebars.ts` and served as one JSON file each. */
export type Sidebar = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly SidebarItem[];
  /** All guides of the site, this one among them, for the switch on top. Left out when there is only one. */
  readonly guides?: readonly Guide[];
};
/** A sidebar as others refer to it: what it is called and where it begins. */
export type Guide = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** Which of the guide colours of `tokens.css` it wears. */
  readonly hue: number;
};

/** How many colours there are for guides. */
const hues = 4;
export type SidebarItem = SidebarPage | SidebarCategory;
export type SidebarPage = {
  readonly type: 'page';
  readonly label: string;
  readonly path: string;
  /** Outline of its mark; see `engine/model/page-marks.ts`. */
  readonly mark?: string;
};
export type SidebarCategory = {
  readonly type: 'category';
  /** Unique within the sidebar: the labels from the top, slugged and joined by `/`. */
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  /** Closed on first load unless it holds the current page. */
  readonly collapsed: boolean;
  /** Where the category's pages are listed, for readers without script when `items` is left out. */
  readonly path: string;
  /** Left out (undefined) in a pruned sidebar: fetched when the reader opens the category. */
  readonly items?: readonly SidebarItem[];
};

/** Sidebars with more pages than this render only their top level, what is open by itself, and the branch of the current page. */
const wholeSidebarLimit = 100;

/** Pages in reading order. */
export function sidebarPages(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => (item.type === 'page' ? [item] : sidebarPages(item.items ?? [])));
}

/** The page that reading begins with, found without a look at the others. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  for (const item of items) {
    const page = item.type === 'page' ? item : firstPage(item.items ?? []);
    if (page) return page;
  }
  return undefined;
}

/** The same sidebars, each knowing of all. A sidebar without pages is no guide. */
export function withGuides(sidebars: readonly Sidebar[]): Sidebar[] {
  const guides = sidebars.flatMap(({ id, label, items }, index): Guide[] => {
    const first = firstPage(items);
    return first ? [{ id, label, path: first.path, hue: index % hues }] : [];
  });
  return sidebars.map((sidebar) => (guides.length > 1 ? { ...sidebar, guides } : sidebar));
}

/** How many pages there are, counted no further than just above `limit`. */
function countPages(items: readonly SidebarItem[], limit: number): number {
  let count = 0;
  for (const item of items) {
    if (count > limit) break;
    count += item.type === 'page' ? 1 : countPages(item.items ?? [], limit - count);
  }
  return count;
}

/** The categories above a page, outermost first, and for the list of a category that category too; undefined when these items have no such page. */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarCategory[] | undefined {
  for (const item of items) {
    if (item.type === 'page') {
      if (item.path === path) return [];
      continue;
    }
    if (item.path === path) return [item];
    const below = sidebarTrail(item.items ?? [], path);
    if (below) return [item, ...below];
  }
  return undefined;
}

/**
 * What a document carries of a sidebar: all of it up to `limit` pages; above, only the top level, categories that are open by themselves, and the branch that leads to `path`.
 * @param opened ids of categories the reader has opened: their items stay too
 */
export function pruneSidebar(
  sidebar: Sidebar,
  path: string,
  opened: ReadonlySet<string> = new Set(),
  limit = wholeSidebarLimit,
): Sidebar {
  if (countPages(sidebar.items, limit) <= limit) return sidebar;
  const open = new Set([...opened, ...(sidebarTrail(sidebar.items, path) ?? []).map((category) => category.id)]);
  const prune = (items: readonly SidebarItem[]): SidebarItem[] =>
    items.map((item) => {
      if (item.type === 'page') return item;
      const { items: children, ...rest } = item;
      return (open.has(item.id) || !item.collapsed) && children ? { ...rest, items: prune(children) } : rest;
    });
  return { ...sidebar, items: prune(sidebar.items) };
}
