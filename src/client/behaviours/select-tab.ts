/** Buttons or panels of one set of tabs, in their order; those of sets inside it are not its own. */
const partsOf = (set: Element, role: 'tab' | 'tabpanel'): HTMLElement[] => [...set.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter((part) => part.closest('.tabs') === set);

/** The buttons of a set of tabs. */
export const tabsOf = (set: Element): HTMLElement[] => partsOf(set, 'tab');
/** Its panels, one for each button. */
export const panelsOf = (set: Element): HTMLElement[] => partsOf(set, 'tabpanel');

/** Shows one panel of a set. The others stay where the browser's find and links reach them. */
export function selectTab(set: Element, selected: number): void {
  const panels = panelsOf(set);
  tabsOf(set).forEach((tab, index) => {
    const chosen = index === selected;
    tab.ariaSelected = String(chosen);
    tab.tabIndex = chosen ? 0 : -1;
    if (chosen) panels[index]?.removeAttribute('hidden');
    else panels[index]?.setAttribute('hidden', 'until-found');
  });
}

/** Shows the panel whose tab has this text, if there is one. */
export function selectLabel(set: Element, label: string): void {
  const index = tabsOf(set).findIndex((tab) => tab.textContent === label);
  if (index >= 0) selectTab(set, index);
}
