import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts';
import { PageMark } from '../page-mark/PageMark.tsx';
import { useSite } from '../app/site-context.tsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type SidebarItemsProps = {
  readonly items: readonly SidebarItem[];
  readonly path: string;
  readonly isOpen: (category: SidebarCategory) => boolean;
  readonly onToggle: (category: SidebarCategory, open: boolean) => void;
};

/** One level of the sidebar, including all levels below it. */
export function SidebarItems({ items, ...rest }: SidebarItemsProps) {
  const { href, strings } = useSite();
  return (
    <ul>
      {items.map((item) =>
        item.type === 'page' ? (
          <li key={item.path}>
            <a href={href(item.path)} lang={item.lang} aria-current={item.path === rest.path ? 'page' : undefined}>
              <PageMark outline={item.mark} />
              {item.label}
            </a>
          </li>
        ) : (
          <li key={item.id}>
            <Category
              label={item.label}
              isCurrent={item.path === rest.path}
              open={rest.isOpen(item)}
              onToggle={(open) => rest.onToggle(item, open)}
            >
              {item.items ? (
                <SidebarItems items={item.items} {...rest} />
              ) : (
                // Pruned: without script, this page lists the items; with script, they load when the category opens. The category's name is
                // the link's context, and isn't repeated: a part of a long list has the names of two pages, and a document among 10,000 has
                // dozens of parts.
                <ul>
                  <li>
                    <a href={href(item.path)}>{strings.allPages}</a>
                  </li>
                </ul>
              )}
            </Category>
          </li>
        ),
      )}
    </ul>
  );
}

type CategoryProps = {
  readonly label: string;
  /** Whether the page is the list of the category's pages. */
  readonly isCurrent: boolean;
  readonly open: boolean;
  /** Called after the reader or the browser's find in page has opened or closed the category. */
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
};

/** A category that can be opened and closed, with or without script. */
function Category({ label, isCurrent, open, onToggle, children }: CategoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const syncState = (): void => {
    const { current } = details;
    if (current && current.open !== open) onToggle(current.open);
  };
  // Synchronously, so that `toggleDetails` can measure what has been rendered.
  const syncNow = (): void => flushSync(syncState);
  // The reader may have opened or closed it before hydration.
  useLayoutEffect(syncState);
  return (
    <details ref={details} open={open} suppressHydrationWarning onToggle={syncNow}>
      <summary aria-current={isCurrent ? 'page' : undefined}>{label}</summary>
      {children}
    </details>
  );
}
