/**
 * Makes a popover behave like a modal dialog: Tab stays inside, the page behind doesn't scroll, and both a click
 * outside its panel and back navigation close it.
 */
export function holdDialog(dialog: HTMLElement): void {
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // The dialog covers the screen, so a click outside its panel is a click on the dialog itself.
    if (event.target === dialog || (link && !elsewhere)) dialog.hidePopover();
  });
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && keepFocus(dialog, event));
  // Changing the page's overflow would also prevent scrolling, but the browser would lay out the whole page again.
  const hold = (event: Event): void =>
    void ((event.target as Element).closest('.search-body, .search-guides') || event.preventDefault());
  for (const type of ['wheel', 'touchmove']) dialog.addEventListener(type, hold, { passive: false });

  const isOpen = (): boolean => dialog.matches(':popover-open');
  const close = (): void => {
    if (isOpen()) dialog.hidePopover();
  };
  // Back closes search instead of leaving the page, where the browser lets navigation be canceled.
  window.navigation?.addEventListener('navigate', (event) => {
    if (isOpen() && event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
    close();
  });
  addEventListener('popstate', close);
  // The back/forward cache must not restore an open dialog.
  addEventListener('pagehide', close);
}

function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('input[role], input:checked, button, a[href]:not([tabindex])'),
  ].filter((stop) => stop.checkVisibility?.() ?? true);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
