import { sidebarTrail, type SidebarCategory, type SidebarItem } from '../../model/sidebar.ts';

/** Categories whose state is known: id → whether it is open. Others are as configured. */
export type OpenCategories = ReadonlyMap<string, boolean>;

/** Opens the categories that contain a page. Returns the same map when nothing changes. */
export function openTrail(open: OpenCategories, items: readonly SidebarItem[], path: string): OpenCategories {
  const trail = sidebarTrail(items, path) ?? [];
  if (trail.every(({ id }) => open.get(id))) return open;
  return new Map([...open, ...trail.map(({ id }) => [id, true] as const)]);
}

/** Whether a category is open. One whose items are pruned is closed at first. */
export function isOpen(open: OpenCategories, category: SidebarCategory): boolean {
  return open.get(category.id) ?? (!category.collapsed && category.items !== undefined);
}

/** Ids of the categories that are known to be open. */
export function openIds(open: OpenCategories): ReadonlySet<string> {
  return new Set([...open].filter(([, value]) => value).map(([id]) => id));
}
