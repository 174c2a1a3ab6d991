/** The buttons of one set of tabs. Sets may stand inside each other. */
export const tabsOf = (set: Element): HTMLElement[] => [...set.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
/** The panels of one set of tabs, in the order of its buttons. */
export const panelsOf = (set: Element): HTMLElement[] => [...set.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];

/** Shows one panel of a set. The others stay where the browser's find and links reach them. */
export function selectTab(set: Element, selected: number): void {
  tabsOf(set).forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === selected));
    tab.tabIndex = index === selected ? 0 : -1;
  });
  panelsOf(set).forEach((panel, index) => {
    if (index === selected) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  });
}

/** Shows the panel with this label in a set, if it has one. */
export function selectLabel(set: Element, label: string): void {
  const index = panelsOf(set).findIndex((panel) => panel.dataset.label === label);
  if (index >= 0) selectTab(set, index);
}
