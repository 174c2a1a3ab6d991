/** The buttons of a set of tabs. Its own list comes before any set inside its panels. */
export const tabsOf = (set: Element): HTMLElement[] => [
  ...(set.querySelector('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

/** The panel a button opens. */
export const panelOf = (tab: Element): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Shows the panel of one button of a set. The others stay where the browser's find and links reach them. */
export function selectTab(set: Element, selected: Element): void {
  for (const tab of tabsOf(set)) {
    const chosen = tab === selected;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    const panel = panelOf(tab);
    if (chosen) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

/** Selects the tab with this text, if the set has one. */
export function selectLabel(set: Element, label: string | null): void {
  const tab = tabsOf(set).find(({ textContent }) => textContent === label);
  if (tab) selectTab(set, tab);
}
