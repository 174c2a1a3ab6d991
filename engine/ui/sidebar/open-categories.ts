import { sidebarTrail, type SidebarCategory, type SidebarItem } from '../../model/sidebar.ts';

/** Categories that differ from how the sidebar comes: id → open. */
export type OpenCategories = ReadonlyMap<string, boolean>;

/** Opens the categories that lead to a page; what was open stays open. The same map when nothing changes. */
export function openTrail(open: OpenCategories, items: readonly SidebarItem[], path: string): OpenCategories {
  const trail = sidebarTrail(items, path) ?? [];
  if (trail.every(({ id }) => open.get(id))) return open;
  return new Map([...open, ...trail.map(({ id }) => [id, true] as const)]);
}

/** Whether a category shows its pages. One whose pages were left out of the document starts closed. */
export function isOpen(open: OpenCategories, category: SidebarCategory): boolean {
  return open.get(category.id) ?? (!category.collapsed && category.items !== undefined);
}

/** Ids of the categories that are open. */
export function openIds(open: OpenCategories): ReadonlySet<string> {
  return new Set([...open].filter(([, value]) => value).map(([id]) => id));
}
