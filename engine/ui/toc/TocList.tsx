import type { TocItem } from '../../model/page.ts';

/** Links to the sections of a page. */
export function TocList({
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
