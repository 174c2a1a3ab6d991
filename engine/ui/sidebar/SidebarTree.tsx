import { useMemo, useState } from 'react';
import { pruneSidebar, type Sidebar } from '../../model/sidebar.ts';
import { isOpen, openIds, openTrail } from './open-categories.ts';
import { SidebarItems } from './SidebarItems.tsx';

/**
 * All entries of a sidebar. Categories opened by the reader stay open from page to page; those of the current page open automatically.
 * @param sidebar complete or pruned; both render the same markup at first, so that the document can be hydrated
 */
export function SidebarTree({ sidebar, path }: { readonly sidebar: Sidebar; readonly path: string }) {
  const [open, setOpen] = useState(() => openTrail(new Map(), sidebar.items, path));
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen(openTrail(open, sidebar.items, path));
  }
  const { items } = useMemo(() => pruneSidebar(sidebar, path, openIds(open)), [sidebar, path, open]);
  return (
    <SidebarItems
      items={items}
      path={path}
      isOpen={(category) => isOpen(open, category)}
      onToggle={(category, value) => setOpen((before) => new Map(before).set(category.id, value))}
    />
  );
}
