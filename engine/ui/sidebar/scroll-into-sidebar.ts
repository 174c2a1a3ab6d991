/**
 * Where a scrolling box must stand so that an item in it is seen with some room around; undefined when it is seen already.
 * @param item position of the item's edges relative to the box's visible top, in px
 * @param box scroll position and visible height of the box, in px
 */
export function scrollTopFor(
  item: { readonly top: number; readonly bottom: number },
  box: { readonly scrollTop: number; readonly height: number },
): number | undefined {
  if (item.top >= 0 && item.bottom <= box.height) return undefined;
  return Math.max(0, box.scrollTop + (item.top + item.bottom - box.height) / 2);
}

/** Brings the current page's entry into view inside the sidebar. The page itself does not move, unlike with `scrollIntoView`. */
export function showCurrentItem(box: HTMLElement): void {
  const item = box.querySelector('.sidebar [aria-current=page]');
  // A reader with the pointer in the sidebar is looking at it: nothing may slip away under it.
  if (!item || box.scrollHeight <= box.clientHeight || box.matches(':hover')) return;
  const outer = box.getBoundingClientRect().top;
  const { top, bottom } = item.getBoundingClientRect();
  const scrollTop = scrollTopFor(
    { top: top - outer, bottom: bottom - outer },
    { scrollTop: box.scrollTop, height: box.clientHeight },
  );
  if (scrollTop !== undefined) box.scrollTop = scrollTop;
}
