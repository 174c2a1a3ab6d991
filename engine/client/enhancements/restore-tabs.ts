import { selectLabel } from './select-tab.ts';

/**
 * Selects the tab that the reader chose last, in every group. Needs only the document, so that it can run before first paint.
 * @param stored returns the stored value of a key (`tabs.<group>`): the text of a tab, or null
 */
export function restoreTabs(root: ParentNode, stored: (key: string) => string | null): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-group]'))
    selectLabel(set, stored(`tabs.${set.dataset.group}`));
}
