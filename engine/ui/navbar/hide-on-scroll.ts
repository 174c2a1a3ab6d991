import { navbarHidden } from './navbar-hidden.ts';

/**
 * Sets `data-hidden` on the navbar while the reader scrolls down, unless the focus is in it. The attribute is set directly: scrolling must not
 * render anything.
 */
export function hideOnScroll(navbar: HTMLElement): void {
  let before = scrollY;
  let hidden = false;
  const onScroll = (): void => {
    hidden = navbarHidden(hidden, before, scrollY, navbar.offsetHeight);
    if (Math.abs(scrollY - before) >= 8) before = scrollY;
    navbar.toggleAttribute('data-hidden', hidden && !navbar.matches(':focus-within'));
  };
  addEventListener('scroll', onScroll, { passive: true });
}
