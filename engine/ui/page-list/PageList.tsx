import type { SidebarItem } from '../../model/sidebar.ts';
import { withBase } from '../../model/url.ts';
import { PageMark } from '../page-mark/PageMark.tsx';

export type PageListProps = {
  readonly items: readonly SidebarItem[];
  readonly base: string;
  /** Returns the description of the page at a path, if there is one. */
  readonly describe: (path: string) => string | undefined;
  /**
   * What is shown of the parts of a long list. `linked`: links to their own lists, so that a category's list doesn't become as long as the
   * site. `listed`: their pages.
   */
  readonly parts: 'linked' | 'listed';
  /** When pages changed last (ISO 8601), by path. Default: not known. */
  readonly times?: ReadonlyMap<string, string> | undefined;
};

/** A list of pages in reading order, with those of a category below its name. */
export function PageList({ items, ...rest }: PageListProps) {
  const { base, describe, parts, times } = rest;
  return (
    <ul className="page-list">
      {items.map((item) =>
        item.type === 'page' ? (
          <li key={item.path} className="page-entry" lang={item.lang} data-changed={times?.get(item.path)}>
            {/* Not in the list of all pages, which they would make heavy. */}
            {parts === 'linked' && <PageMark outline={item.mark} />}
            <a href={withBase(base, item.path)}>{item.label}</a>
            {describe(item.path) && <span>{describe(item.path)}</span>}
          </li>
        ) : item.part && parts === 'linked' ? (
          <li key={item.id} className="page-entry">
            <a href={withBase(base, item.path)}>{item.label}</a>
          </li>
        ) : (
          <li key={item.id} className="page-group">
            <a href={withBase(base, item.path)}>{item.label}</a>
            <PageList items={item.items ?? []} {...rest} />
          </li>
        ),
      )}
    </ul>
  );
}
