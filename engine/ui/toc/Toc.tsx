import type { TocItem } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { useCurrentHeading } from './current-heading.ts';

/** Links to the sections of a page. */
function TocList({
  items,
  current,
}: {
  readonly items: readonly TocItem[];
  /** Id of the section being read. */
  readonly current?: string | undefined;
}) {
  return (
    <ul>
      {items.map(({ id, title, level }) => (
        <li key={id} data-level={level === 3 ? 3 : undefined}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

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
