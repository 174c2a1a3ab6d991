import { useRef } from 'react';
import type { AppProps } from '../app/app-props.ts';
import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';
import { Logo } from '../icon/Logo.tsx';
import { NavLinks } from '../navbar/NavLinks.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { SidebarNav } from '../sidebar/SidebarNav.tsx';
import { useMenu } from './use-menu.ts';

type MenuProps = { readonly path: string; readonly sidebar: AppProps['sidebar'] };

/**
 * The sidebar, which is in the document once. On wide screens it is the column beside the text. On narrow ones it is a popover with the
 * navbar's other links at the end, which buttons open and close without script. (A `<dialog>` would be announced as one on wide screens
 * too.)
 */
export function Menu({ path, sidebar }: MenuProps) {
  const { site, strings } = useSite();
  const menu = useRef<HTMLDivElement>(null);
  useMenu(menu, strings.menu);
  // The sidebar already lists the guides.
  const links = sidebar ? site.navbar.items.filter((item) => !('guide' in item && item.guide)) : site.navbar.items;
  return (
    <div id="menu" className="menu" popover="auto" ref={menu}>
      <div className="menu-head">
        {site.search.enabled ? (
          <SearchButton />
        ) : (
          <span className="brand">
            <Logo />
            {site.title}
          </span>
        )}
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={strings.closeMenu}
        >
          <FrameIcon name="close" />
        </button>
      </div>
      {sidebar && <SidebarNav sidebar={sidebar} path={path} />}
      {links.length > 0 && (
        <nav className="menu-links" aria-label={strings.menuLinks}>
          <NavLinks items={links} path={path} dropdowns={false} />
        </nav>
      )}
    </div>
  );
}
