import type { TocItem } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { TocList } from './TocList.tsx';
import { useCurrentHeading } from './use-current-heading.ts';

/**
 * The table of contents beside the text, with the current section marked. Before script runs, the style sheet marks it if the browser can.
 */
export function TocColumn({ items }: { readonly items: readonly TocItem[] }) {
  const { strings } = useSite();
  const current = useCurrentHeading(items);
  return (
    <nav className="toc" aria-label={strings.onThisPage} data-tracked={current === undefined ? undefined : ''}>
      <p aria-hidden="true">{strings.onThisPage}</p>
      <TocList items={items} current={current} />
    </nav>
  );
}
