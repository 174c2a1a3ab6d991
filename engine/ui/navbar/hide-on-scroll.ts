import { navbarHidden } from './navbar-hidden.ts';

/**
 * Sets `data-hidden` on the navbar while the reader scrolls down, unless it contains the focus. The attribute is set
 * directly, because scrolling must not re-render.
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
