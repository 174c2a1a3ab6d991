import { useRef } from 'react';
import type { AppProps } from '../app/app-props.ts';
import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Mark } from '../icon/Mark.tsx';
import { NavLinks } from '../navbar/NavLinks.tsx';
import { SidebarNav } from '../sidebar/SidebarNav.tsx';
import { useMenu } from './use-menu.ts';

type MenuProps = { readonly path: string; readonly sidebar: AppProps['sidebar'] };

/**
 * The sidebar's one place in the document. On wide screens it is the column beside the text. On narrow ones it is a popover,
 * opened and closed by buttons without script, with the navbar's links on top. (A `<dialog>` would be announced as one on wide screens too.)
 */
export function Menu({ path, sidebar }: MenuProps) {
  const { site, strings } = useSite();
  const menu = useRef<HTMLDivElement>(null);
  useMenu(menu, strings.menu);
  return (
    <div id="menu" className="menu" popover="auto" ref={menu}>
      <div className="menu-head">
        <span className="brand">
          <Mark />
          {site.title}
        </span>
        <button
          type="button"
          className="icon-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={strings.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu-links" aria-label={strings.menuLinks}>
        <NavLinks items={site.navbar.items} path={path} dropdowns={false} />
      </nav>
      {sidebar && <SidebarNav sidebar={sidebar} path={path} />}
    </div>
  );
}
