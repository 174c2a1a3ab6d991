import { useLayoutEffect, useRef } from 'react';
import type { SidebarCategory } from '../../model/sidebar.ts';
import { useSite } from '../app/site-context.tsx';
import { SidebarItems, type SidebarItemsProps } from './SidebarItems.tsx';

/**
 * A category that folds. When its pages were left out of the document, it holds a link to the page that lists them until script
 * fills them in.
 */
export function Category({ category, ...rest }: Omit<SidebarItemsProps, 'items'> & { readonly category: SidebarCategory }) {
  const { href } = useSite();
  const details = useRef<HTMLDetailsElement>(null);
  const open = rest.isOpen(category);
  // The reader may have opened or closed it before React came.
  useLayoutEffect(() => {
    const { current } = details;
    if (current && current.open !== open) rest.onToggle(category, current.open);
    // Only what happened before the first effect is unknown; later changes come through onToggle.
  }, []);
  return (
    <details ref={details} open={open} suppressHydrationWarning onToggle={({ currentTarget }) => currentTarget.open !== open && rest.onToggle(category, currentTarget.open)}>
      <summary>{category.label}</summary>
      {category.items ? (
        <SidebarItems items={category.items} {...rest} />
      ) : (
        <ul>
          <li>
            <a href={href(category.path)}>All pages about {category.label}</a>
          </li>
        </ul>
      )}
    </details>
  );
}
