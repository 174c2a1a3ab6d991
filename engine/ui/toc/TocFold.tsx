import type { TocItem } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { TocList } from './TocList.tsx';

/** The folded table of contents below the title, for screens without space for a column. */
export function TocFold({ items }: { readonly items: readonly TocItem[] }) {
  const { strings } = useSite();
  return (
    <details className="toc-fold">
      <summary>{strings.onThisPage}</summary>
      <TocList items={items} />
    </details>
  );
}
