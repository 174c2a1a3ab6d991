import { useMemo, useState } from 'react';
import { pruneSidebar, type Sidebar } from '../../model/sidebar.ts';
import { isOpen, openIds, openTrail } from './open-categories.ts';
import { SidebarItems } from './SidebarItems.tsx';

/**
 * All entries of a sidebar. Categories that the reader opened stay open from page to page; the ones above the current page open by themselves.
 * @param sidebar whole or pruned: the first render in the browser, from the whole one, equals the document's
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
