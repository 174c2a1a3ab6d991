/** Scrolls the current page's entry to the middle of the sidebar unless it is in view. Unlike `scrollIntoView`, it never scrolls the page. */
export function showCurrentItem(): void {
  const item = document.querySelector<HTMLElement>('.sidebar [aria-current=page]');
  const box = item?.offsetParent;
  // Nothing may move under the reader's pointer.
  if (!box || box.matches(':hover')) return;
  const { offsetTop, offsetHeight } = item;
  if (offsetTop < box.scrollTop || offsetTop + offsetHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = offsetTop - box.clientHeight / 2;
}
