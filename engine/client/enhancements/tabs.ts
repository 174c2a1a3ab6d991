import { readStorage, writeStorage } from '../storage.ts';
import type { Enhancement } from './enhancement.ts';
import { restoreTabs } from './restore-tabs.ts';
import { panelOf, selectLabel, selectTab, tabsOf } from './select-tab.ts';

/** Tabs: click and arrow keys, groups that switch together and are remembered, panels opened by links and the browser's find. */
export const enhancement: Enhancement = {
  mount(article) {
    const sets = [...article.querySelectorAll<HTMLElement>('.tabs')];
    if (!sets.length) return;
    const revealed = sets.flatMap((set) =>
      tabsOf(set).filter((tab) => tab.ariaSelected === 'false' && panelOf(tab)?.hidden === false),
    );
    restoreTabs(article, readStorage);
    // A link into a panel was followed before the client came: the browser has opened the panel, its tab follows.
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
        const next = tab && !event.ctrlKey && !event.altKey && !event.metaKey ? neighbour(tab, event.key) : undefined;
        if (!next) return;
        event.preventDefault();
        choose(next, sets);
        next.focus({ preventScroll: true });
        next.parentElement?.scrollTo({ left: next.offsetLeft - next.parentElement.clientWidth / 2 });
      },
      { signal },
    );
    article.addEventListener('beforematch', (event) => follow(event.target), { signal });
    return () => listening.abort();
  },
};

const setOf = (part: Element): HTMLElement => part.closest('.tabs') as HTMLElement;
const tabAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.tabs [role=tab]') : null;

/** The reader chose: the set switches, and with it every set of its group that has the same tab. The tab stays under the pointer. */
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

/** Selects the tab of a panel that something else has opened. Not remembered: the reader looked for words, not for a tab. */
function follow(panel: EventTarget | null): void {
  if (!(panel instanceof Element) || !panel.matches('.tabs [role=tabpanel]')) return;
  const tab = tabsOf(setOf(panel)).find((candidate) => panelOf(candidate) === panel);
  if (tab) selectTab(setOf(panel), tab);
}

/** The tab a key leads to; undefined for keys that lead nowhere. */
function neighbour(tab: HTMLElement, key: string): HTMLElement | undefined {
  const all = tabsOf(setOf(tab));
  const ahead = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return all[(all.indexOf(tab) + (key === ahead ? 1 : all.length - 1)) % all.length];
}

/** Changes the page without moving this element on the screen, whatever grows or shrinks above it. */
function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved) scrollBy({ top: moved, behavior: 'instant' });
}
