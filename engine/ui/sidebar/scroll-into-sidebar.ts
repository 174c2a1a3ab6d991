/**
 * The scroll position that centers an item in a scrolling box; undefined when the item is already visible.
 * @param item the item's edges relative to the box's visible top, in px
 * @param box scroll position and visible height of the box, in px
 */
export function scrollTopFor(
  item: { readonly top: number; readonly bottom: number },
  box: { readonly scrollTop: number; readonly height: number },
): number | undefined {
  if (item.top >= 0 && item.bottom <= box.height) return undefined;
  return Math.max(0, box.scrollTop + (item.top + item.bottom - box.height) / 2);
}

/** Scrolls the current page's entry into view inside the sidebar. Unlike `scrollIntoView`, it never scrolls the page. */
export function showCurrentItem(): void {
  const box = document.querySelector('.sidebar-pages');
  const item = box?.querySelector('[aria-current=page]');
  // Nothing may move under the reader's pointer.
  if (!box || !item || box.matches(':hover')) return;
  const edge = box.getBoundingClientRect().top;
  const { top, bottom } = item.getBoundingClientRect();
  const scrollTop = scrollTopFor(
    { top: top - edge, bottom: bottom - edge },
    { scrollTop: box.scrollTop, height: box.clientHeight },
  );
  if (scrollTop !== undefined) box.scrollTop = scrollTop;
}
