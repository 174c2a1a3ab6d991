import { selectLabel } from './select-tab.ts';

/**
 * Shows in every group of tabs what the reader chose last. Needs nothing but the document, so that it can run before the first paint.
 * @param stored the label chosen for a storage key (`tabs.<group>`), null for none
 */
export function restoreTabs(root: ParentNode, stored: (key: string) => string | null): void {
  for (const set of root.querySelectorAll<HTMLElement>('.tabs[data-group]')) {
    const label = stored(`tabs.${set.dataset.group}`);
    if (label) selectLabel(set, label);
  }
}
