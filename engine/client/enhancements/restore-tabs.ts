import { selectLabel } from './select-tab.ts';

/**
 * Shows in every group of tabs what the reader chose last. Needs nothing but the document, so that it can run before the first paint.
 * @param stored what is stored for a key (`tabs.<group>`): the text of a tab, or null
 */
export function restoreTabs(root: ParentNode, stored: (key: string) => string | null): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-group]'))
    selectLabel(set, stored(`tabs.${set.dataset.group}`));
}
