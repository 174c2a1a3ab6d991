/** The navigation tree beside a page, as pure data. `engine/site/sidebars.ts` makes the sidebars; each is served as a JSON file. */
export type Sidebar = {
  readonly id: string;
  readonly label: string;
  readonly short?: string | undefined;
  readonly items: readonly SidebarItem[];
  /** All guides of the site, including this one, for the switch at the top. Undefined when there is only one. */
  readonly guides?: readonly Guide[];
};
/** A link to a sidebar: its name and its first page. */
export type Guide = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** Index of the guide's color in `tokens.css`. */
  readonly hue: number;
};

const hues = 4;
export type SidebarItem = SidebarPage | SidebarCategory;
export type SidebarPage = {
  readonly type: 'page';
  readonly label: string;
  readonly path: string;
  readonly mark?: string;
  readonly lang?: string;
};
export type SidebarCategory = {
  readonly type: 'category';
  /** Unique within the sidebar: slugs of the labels from the top level down, joined by `/`. */
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Closed on first load, unless it contains the current page. */
  readonly collapsed: boolean;
  /** It is a part of a long list, named after its first and last entries. */
  readonly part?: boolean;
  /** Path of the list of the category's pages, for readers without script when `items` is undefined. */
  readonly path: string;
  /** Undefined in a pruned sidebar: fetched when the reader opens the category. */
  readonly items?: readonly SidebarItem[];
};

/** Documents contain sidebars of up to this many pages in full; larger ones are pruned (`pruneSidebar`). */
const wholeSidebarLimit = 100;

/** Pages in reading order. */
export function sidebarPages(items: readonly SidebarItem[]): SidebarPage[] {
  return items.flatMap((item) => (item.type === 'page' ? [item] : sidebarPages(item.items ?? [])));
}

/** The first page in reading order. */
export function firstPage(items: readonly SidebarItem[]): SidebarPage | undefined {
  for (const item of items) {
    const page = item.type === 'page' ? item : firstPage(item.items ?? []);
    if (page) return page;
  }
  return undefined;
}

/** Adds the list of all guides to each sidebar. A sidebar without pages isn't a guide. */
export function withGuides(sidebars: readonly Sidebar[]): Sidebar[] {
  const guides = sidebars.flatMap(({ id, label, items }, index): Guide[] => {
    const first = firstPage(items);
    return first ? [{ id, label, path: first.path, hue: index % hues }] : [];
  });
  return sidebars.map((sidebar) => (guides.length > 1 ? { ...sidebar, guides } : sidebar));
}

/** Number of pages; counting stops soon after `limit` is exceeded. */
function countPages(items: readonly SidebarItem[], limit: number): number {
  let count = 0;
  for (const item of items) {
    if (count > limit) break;
    count += item.type === 'page' ? 1 : countPages(item.items ?? [], limit - count);
  }
  return count;
}

/**
 * The categories that contain a page, outermost first. For the path of a category's list, that category comes last.
 * @returns undefined when the items don't contain the path
 */
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
 * The part of a sidebar that a document contains: all of it up to `limit` pages; in larger ones only the top level, categories that are
 * open by default, and the branch that leads to `path`.
 * @param opened ids of categories that the reader has opened; their items are kept too
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
