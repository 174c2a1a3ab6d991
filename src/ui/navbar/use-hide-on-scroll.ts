import { useEffect, type RefObject } from 'react';
import { navbarHidden } from './navbar-hidden.ts';

/** Sets `data-hidden` on the navbar while the reader scrolls down. The attribute is set directly: scrolling must not render anything. */
export function useHideOnScroll(navbar: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    let before = scrollY;
    let hidden = false;
    const onScroll = (): void => {
      const { current } = navbar;
      if (!current) return;
      hidden = navbarHidden(hidden, before, scrollY, current.offsetHeight);
      if (Math.abs(scrollY - before) >= 8) before = scrollY;
      current.toggleAttribute('data-hidden', hidden && !current.matches(':focus-within'));
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [navbar, enabled]);
}
