/** The buttons of a set of tabs. Its own list precedes those of nested sets. */
export const tabsOf = (set: Element): HTMLElement[] => [
  ...(set.querySelector('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

/** The panel of a tab's button. */
export const panelOf = (tab: Element): HTMLElement | null =>
  document.getElementById(tab.getAttribute('aria-controls') ?? '');

/** Selects a tab and shows its panel. The other panels are hidden, but links and find in page can open them. */
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

/** Selects the tab with the given text, if the set has one. */
export function selectLabel(set: Element, label: string | null): void {
  const tab = tabsOf(set).find(({ textContent }) => textContent === label);
  if (tab) selectTab(set, tab);
}

/**
 * Selects the tab that the reader chose last, in every group. Needs only the document, so that it can run before first paint.
 * @param stored returns the stored value of a key (`tabs.<group>`): the text of a tab, or null
 */
export function restoreTabs(root: ParentNode, stored: (key: string) => string | null): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-group]'))
    selectLabel(set, stored(`tabs.${set.dataset.group}`));
}
