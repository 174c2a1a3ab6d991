import { expect, test } from 'vitest';
import { sidebars } from '../../config/sidebars.ts';
import type { SidebarConfigItem } from '../../engine/model/sidebar-config.ts';

/** Labels down to each page that is below more than two groups. */
const deep = (items: readonly SidebarConfigItem[], above: readonly string[]): string[] =>
  items.flatMap((item) =>
    'route' in item
      ? above.length > 2
        ? [[...above, item.route].join(' › ')]
        : []
      : deep(item.items, [...above, item.label]),
  );

test('the sidebars have three levels at most', () => {
  for (const { items } of Object.values(sidebars)) expect(deep(items, [])).toEqual([]);
});
