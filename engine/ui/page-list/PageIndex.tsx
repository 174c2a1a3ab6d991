import { FilterBox } from '../../components/data-table/FilterBox.tsx';
import { sidebarPages, type Sidebar } from '../../model/sidebar.ts';
import type { PageLink } from '../../model/page.ts';
import type { GeneratedTexts } from '../../model/strings.ts';
import { slugify, withBase } from '../../model/url.ts';
import { PageList, type PageListProps } from './PageList.tsx';

type PageIndexProps = Omit<PageListProps, 'items' | 'parts' | 'times'> & {
  readonly sidebars: readonly Sidebar[];
  readonly strings: GeneratedTexts;
  /** The page about what has changed, and when pages changed last. */
  readonly changes?: (Pick<PageListProps, 'times'> & { readonly page: Pick<PageLink, 'path' | 'title'> }) | undefined;
};

/** All pages of the site by guide and group, with a filter if script runs. Groups are closed until something is typed. */
export function PageIndex({ sidebars, base, describe, strings, changes }: PageIndexProps) {
  const rest = { parts: 'listed', base, describe, times: changes?.times } as const;
  return (
    <div className="page-index flow">
      {changes && (
        <p className="changes-since" data-text={strings.changesSince} data-mark={strings.changeChanged}>
          <a href={withBase(base, changes.page.path)}>{changes.page.title}</a> <output />{' '}
          <button type="button" hidden>
            {strings.markRead}
          </button>
        </p>
      )}
      <FilterBox label={strings.filterPages} />
      {sidebars.map(({ id, label, items }) => {
        const pages = items.filter(({ type }) => type === 'page');
        return (
          <section key={id} className="flow">
            <h2 id={id}>{label}</h2>
            {pages.length > 0 && <PageList items={pages} {...rest} />}
            {items.map(
              (item) =>
                item.type === 'category' && (
                  <details key={item.id} className="fold">
                    <summary>
                      <h3 id={slugify(item.id)}>{item.label}</h3>
                      <small>{sidebarPages(item.items ?? []).length}</small>
                    </summary>
                    {item.description && <p>{item.description}</p>}
                    <PageList items={item.items ?? []} {...rest} />
                  </details>
                ),
            )}
          </section>
        );
      })}
    </div>
  );
}
