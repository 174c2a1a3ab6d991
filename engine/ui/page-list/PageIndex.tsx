import { sidebarPages, type Sidebar } from '../../model/sidebar.ts';
import type { GeneratedTexts } from '../../model/strings.ts';
import { PageList, type PageListProps } from './PageList.tsx';

type PageIndexProps = Omit<PageListProps, 'items' | 'parts'> & {
  readonly sidebars: readonly Sidebar[];
  readonly strings: GeneratedTexts;
};

/** All pages of the site by guide and group, with a filter if script runs. Groups are closed until something is typed. */
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
                  <details key={item.id} className="fold">
                    <summary>
                      <h3 id={item.id.replaceAll('/', '-')}>{item.label}</h3>
                      <small>{sidebarPages(item.items ?? []).length}</small>
                    </summary>
                    {item.description && <p>{item.description}</p>}
                    <PageList items={item.items ?? []} parts="listed" base={base} describe={describe} />
                  </details>
                ),
            )}
          </section>
        );
      })}
    </div>
  );
}
