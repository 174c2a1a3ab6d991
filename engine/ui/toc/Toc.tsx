import type { MouseEvent } from 'react';
import type { TocItem } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { useCurrentHeading } from './current-heading.ts';

/** The open list covers the text, so it closes when the reader has chosen a section. */
const closeFold = (event: MouseEvent<HTMLElement>): void =>
  event.currentTarget.closest('details')?.removeAttribute('open');

type TocListProps = { readonly items: readonly TocItem[]; readonly current: string | undefined };

/** Links to the sections of a page, and to its top; `current` is the id of the one being read. */
function TocList({ items, current }: TocListProps) {
  return (
    <ul>
      {items.map(({ id, title, level }) => (
        <li key={id} data-nested={level > 2 || undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={closeFold}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a className="toc-top" href="#content" onClick={closeFold}>
          {useSite().strings.backToTop}
        </a>
      </li>
    </ul>
  );
}

/** The table of contents as a slim bar that stays in view, for screens without space for a column. It names the section being read. */
export function TocFold({ items }: { readonly items: readonly TocItem[] }) {
  const { strings } = useSite();
  const current = useCurrentHeading(items);
  return (
    <details className="toc-fold">
      <summary>
        {strings.onThisPage}
        <span aria-hidden>{items.find(({ id }) => id === current)?.title}</span>
      </summary>
      <TocList items={items} current={current} />
    </details>
  );
}

/** The table of contents beside the text, with the current section marked. Before script runs, the style sheet marks it if the browser can. */
export function TocColumn({ items }: { readonly items: readonly TocItem[] }) {
  const { strings } = useSite();
  const current = useCurrentHeading(items);
  return (
    <nav className="toc" aria-label={strings.onThisPage} data-tracked={current && ''}>
      <p aria-hidden>{strings.onThisPage}</p>
      <TocList items={items} current={current} />
    </nav>
  );
}
