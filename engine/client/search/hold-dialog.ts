/**
 * What a modal dialog does beyond a popover: Tab goes round in it, the page behind it stays where it is, a click beside its panel and going back
 * close it.
 */
export function holdDialog(dialog: HTMLElement): void {
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a[href]');
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    // It covers the screen: beside its panel is beside it.
    if (event.target === dialog || (link && !elsewhere)) dialog.hidePopover();
  });
  dialog.addEventListener('keydown', (event) => event.key === 'Tab' && keepFocus(dialog, event));
  // Its overflow could hold the page too, at the price of laying the whole page out again.
  const hold = (event: Event): void =>
    void ((event.target as Element).closest('.search-body, .search-guides') || event.preventDefault());
  for (const type of ['wheel', 'touchmove']) dialog.addEventListener(type, hold, { passive: false });

  const isOpen = (): boolean => dialog.matches(':popover-open');
  const close = (): void => {
    if (isOpen()) dialog.hidePopover();
  };
  // Back means "close the search", not "leave the page". Where that cannot be said, the page moves and the search closes too.
  window.navigation?.addEventListener('navigate', (event) => {
    if (isOpen() && event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
    close();
  });
  addEventListener('popstate', close);
  // A page that is kept for Back is kept without it.
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
