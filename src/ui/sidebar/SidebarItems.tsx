import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts';
import { useSite } from '../app/site-context.tsx';
import { Category } from './Category.tsx';

export type SidebarItemsProps = {
  readonly items: readonly SidebarItem[];
  /** Path of the current page. */
  readonly path: string;
  readonly isOpen: (category: SidebarCategory) => boolean;
  readonly onToggle: (category: SidebarCategory, open: boolean) => void;
};

/** One level of the sidebar. */
export function SidebarItems({ items, ...rest }: SidebarItemsProps) {
  const { href } = useSite();
  return (
    <ul>
      {items.map((item) =>
        item.type === 'page' ? (
          <li key={item.path}>
            <a href={href(item.path)} aria-current={item.path === rest.path ? 'page' : undefined}>
              {item.label}
            </a>
          </li>
        ) : (
          <li key={item.id}>
            <Category category={item} {...rest} />
          </li>
        ),
      )}
    </ul>
  );
}
