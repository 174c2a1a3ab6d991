import type { TocItem } from '../../model/page.ts';
import { TocList } from './TocList.tsx';

/** The table of contents under the title, folded: for screens without room for a column. */
export function TocFold({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <details className="toc-fold">
      <summary>On this page</summary>
      <TocList items={items} />
    </details>
  );
}
