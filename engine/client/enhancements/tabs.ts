import { readStorage, writeStorage } from '../storage.ts';
import type { Enhancement } from './enhancement.ts';
import { panelOf, restoreTabs, selectLabel, selectTab, tabsOf } from './select-tab.ts';

/** Makes tabs work: clicks and arrow keys, groups that switch together and are stored, panels opened by links and find in page. */
export const enhancement: Enhancement = {
  mount(article) {
    const sets = [...article.querySelectorAll<HTMLElement>('.tabs')];
    if (!sets.length) return;
    const revealed = sets.flatMap((set) =>
      tabsOf(set).filter((tab) => tab.ariaSelected === 'false' && panelOf(tab)?.hidden === false),
    );
    restoreTabs(article, readStorage);
    // Before the client loaded, the browser may have opened a panel for a link into it. Its tab must be selected.
    for (const tab of revealed) keepInPlace(panelOf(tab) ?? tab, () => selectTab(setOf(tab), tab));

    const listening = new AbortController();
    const { signal } = listening;
    article.addEventListener(
      'click',
      (event) => {
        const tab = tabAt(event.target);
        if (tab) choose(tab, sets);
      },
      { signal },
    );
    article.addEventListener(
      'keydown',
      (event) => {
        const tab = tabAt(event.target);
        const next = tab && !event.ctrlKey && !event.altKey && !event.metaKey ? neighbor(tab, event.key) : undefined;
        if (!next) return;
        event.preventDefault();
        choose(next, sets);
        next.focus({ preventScroll: true });
        next.parentElement?.scrollTo({ left: next.offsetLeft - next.parentElement.clientWidth / 2 });
      },
      { signal },
    );
    article.addEventListener('beforematch', (event) => selectTabOf(event.target), { signal });
    return () => listening.abort();
  },
};

const setOf = (part: Element): HTMLElement => part.closest('.tabs') as HTMLElement;
const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.tabs [role=tab]') : null;

/** Selects the tab that the reader chose, also in other sets of its group, and stores it. The tab stays under the pointer. */
function choose(tab: HTMLElement, sets: readonly HTMLElement[]): void {
  const set = setOf(tab);
  const { group } = set.dataset;
  keepInPlace(tab, () => {
    selectTab(set, tab);
    if (!group) return;
    for (const other of sets) if (other !== set && other.dataset.group === group) selectLabel(other, tab.textContent);
    writeStorage(`tabs.${group}`, tab.textContent);
  });
}

/** Selects the tab of a panel opened by a link or find in page. Not stored, because the reader didn't choose the tab. */
function selectTabOf(panel: EventTarget | null): void {
  if (!(panel instanceof Element) || !panel.matches('.tabs [role=tabpanel]')) return;
  const tab = tabsOf(setOf(panel)).find((candidate) => panelOf(candidate) === panel);
  if (tab) selectTab(setOf(panel), tab);
}

/** The tab that a key moves to; undefined for other keys. */
function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = tabsOf(setOf(tab));
  const ahead = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return all[(all.indexOf(tab) + (key === ahead ? 1 : all.length - 1)) % all.length];
}

/** Changes the page and scrolls so that the element doesn't move on the screen. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
