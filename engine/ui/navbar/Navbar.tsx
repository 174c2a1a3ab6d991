import { useEffect, useRef } from 'react';
import { useSite } from '../app/site-context.tsx';
import { ColorToggle } from '../color-mode/ColorToggle.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';
import { Logo } from '../icon/Logo.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { NavLinks } from './NavLinks.tsx';

type NavbarProps = {
  readonly path: string;
};

/** The bar at the top of every page: brand, search, links, color mode, and on narrow screens the menu button. */
export function Navbar({ path }: NavbarProps) {
  const { site, href, strings } = useSite();
  const navbar = useRef<HTMLElement>(null);
  useEffect(() => {
    // Loaded on demand, because few sites use it. The navbar is never unmounted, so there is no cleanup.
    if (site.navbar.hideOnScroll)
      void import('./hide-on-scroll.ts').then(
        ({ hideOnScroll }) => navbar.current && hideOnScroll(navbar.current),
        console.warn,
      );
  }, [site]);
  return (
    <header className="navbar" ref={navbar}>
      <div className="navbar-inner">
        <div className="navbar-brand">
          <a className="brand" href={href('/')} aria-current={path === '/' ? 'page' : undefined}>
            <Logo />
            <span>{site.title}</span>
          </a>
        </div>
        {site.search.enabled && <SearchButton />}
        <nav className="navbar-links" aria-label={strings.mainNavigation}>
          <NavLinks items={site.navbar.items} path={path} dropdowns />
        </nav>
        <ColorToggle />
        <button type="button" className="icon-button menu-button" popoverTarget="menu" aria-label={strings.openMenu}>
          <FrameIcon name="menu" />
        </button>
      </div>
    </header>
  );
}
