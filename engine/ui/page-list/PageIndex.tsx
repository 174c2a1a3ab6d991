import { sidebarPages, type Sidebar } from '../../model/sidebar.ts';
import type { GeneratedTexts } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import { PageList, type PageListProps } from './PageList.tsx';

type PageIndexProps = Omit<PageListProps, 'items' | 'parts'> & {
  readonly sidebars: readonly Sidebar[];
  readonly strings: GeneratedTexts;
};

/**
 * All pages of the site by guide and group, with a filter if script runs. On a phone only the groups are shown, as links to their lists,
 * until something is typed.
 */
export function PageIndex({ sidebars, base, describe, strings }: PageIndexProps) {
  return (
    <div className="page-index flow">
      <p className="table-filter needs-script">
        <input
          type="search"
          aria-label={strings.filterPages}
          placeholder={strings.filterPages}
          autoComplete="off"
          spellCheck={false}
        />
        <output />
      </p>
      {sidebars.map(({ id, label, items }) => {
        const pages = items.filter(({ type }) => type === 'page');
        return (
          <section key={id} className="flow">
            <h2 id={id}>{label}</h2>
            {pages.length > 0 && <PageList items={pages} parts="listed" base={base} describe={describe} />}
            {items.map(
              (item) =>
                item.type === 'category' && (
                  <section key={item.id} className="page-group">
                    <h3 id={item.id.replaceAll('/', '-')}>
                      <a href={withBase(base, item.path)}>{item.label}</a>
                      <small> {sidebarPages(item.items ?? []).length}</small>
                    </h3>
                    {item.description && <p>{item.description}</p>}
                    <PageList items={item.items ?? []} parts="listed" base={base} describe={describe} />
                  </section>
                ),
            )}
          </section>
        );
      })}
    </div>
  );
}
