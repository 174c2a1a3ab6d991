import { Dropdown } from './Dropdown.tsx';
import { type NavbarItem, isExternal, linkCurrent, type SiteLink } from './navbar-link.ts';
import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';

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

/** A link from the configuration. Marks the current page's link and those that leave the site. */
export function NavLink({ link, path }: { readonly link: SiteLink; readonly path: string }) {
  const { href, strings } = useSite();
  if (/^https?:/.test(link.href)) {
    return (
      <a href={link.href} rel="noopener">
        {`${link.label} `}
        <FrameIcon name="out" label={strings.externalSite} />
      </a>
    );
  }
  return (
    <a href={href(link.href)} aria-current={isExternal(link.href) ? undefined : linkCurrent(link, path)}>
      {link.label}
    </a>
  );
}
