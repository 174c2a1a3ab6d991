import { Dropdown } from './Dropdown.tsx';
import type { NavbarItem } from './navbar-link.ts';
import { NavLink } from './NavLink.tsx';

type NavLinksProps = {
  readonly items: readonly NavbarItem[];
  readonly path: string;
  /** Whether groups are dropdowns (in the navbar) or lists below their label (in the menu). */
  readonly dropdowns: boolean;
};

/** The navbar's links as one list. */
export function NavLinks({ items, path, dropdowns }: NavLinksProps) {
  return (
    <ul>
      {items.map((item) =>
        'href' in item ? (
          <li key={item.label}>
            <NavLink link={item} path={path} />
          </li>
        ) : (
          <li key={item.label}>
            {dropdowns ? (
              <Dropdown label={item.label}>
                <NavLinks items={item.items} path={path} dropdowns={false} />
              </Dropdown>
            ) : (
              <>
                <span>{item.label}</span>
                <NavLinks items={item.items} path={path} dropdowns={false} />
              </>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
