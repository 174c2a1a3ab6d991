/**
 * Whether a navbar that hides on scroll is away. It leaves after 8 px downwards and returns after 8 px upwards, so that a trembling
 * finger does not move it; near the top of the page it is always there.
 * @param hidden whether it is away now
 * @param before last scroll position that moved it, in px
 * @param y scroll position, in px
 * @param height of the navbar, in px
 */
export function navbarHidden(hidden: boolean, before: number, y: number, height: number): boolean {
  if (y <= height) return false;
  return Math.abs(y - before) < 8 ? hidden : y > before;
}
