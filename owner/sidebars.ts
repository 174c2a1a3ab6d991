import type { SidebarConfig, SidebarConfigItem } from '../engine/model/sidebar-config.ts';

/**
 * A sidebar's entries with another one below a page, for the `sidebars.ts` of an overlay:
 * `items: below('/product/channels/line/', { route: '/product/channels/matrix/' }, sidebars.product.items)`.
 * @throws Error when no entry leads to the page
 */
export function below(
  route: string,
  entry: SidebarConfigItem,
  items: SidebarConfig[string]['items'],
): SidebarConfig[string]['items'] {
  const longer = insert(items, route, entry);
  if (!longer)
    throw new Error(`No entry of the sidebar leads to ${route}, below which ${JSON.stringify(entry)} belongs.`);
  return longer;
}

function insert(
  items: SidebarConfig[string]['items'],
  route: string,
  entry: SidebarConfigItem,
): SidebarConfig[string]['items'] | undefined {
  for (const [index, item] of items.entries()) {
    if ('route' in item) {
      if (item.route === route) return items.toSpliced(index + 1, 0, entry);
      continue;
    }
    const inner = insert(item.items, route, entry);
    if (inner) return items.with(index, { ...item, items: inner });
  }
  return undefined;
}
