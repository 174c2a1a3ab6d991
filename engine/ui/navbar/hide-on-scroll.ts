/**
 * Sets `data-hidden` on the navbar while the reader scrolls down, unless it contains the focus. The attribute is set directly, because
 * scrolling must not re-render.
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

/**
 * Whether a navbar that hides on scroll is hidden. It hides after 8 px downwards and returns after 8 px upwards, so that small movements of
 * a finger don't move it; near the top of the page it is always shown.
 * @param hidden whether it is hidden now
 * @param before the scroll position at the last movement of 8 px or more, in px
 * @param y the scroll position, in px
 * @param height height of the navbar, in px
 */
export function navbarHidden(hidden: boolean, before: number, y: number, height: number): boolean {
  if (y <= height) return false;
  return Math.abs(y - before) < 8 ? hidden : y > before;
}
