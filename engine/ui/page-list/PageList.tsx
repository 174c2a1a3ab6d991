import type { SidebarItem } from '../../model/sidebar.ts';
import { withBase } from '../../model/url.ts';

export type PageListProps = {
  readonly items: readonly SidebarItem[];
  readonly base: string;
  /** Top categories get a heading of their own; deeper ones are nested lists either way. */
  readonly headings: boolean;
  /** One sentence about the page at a path. */
  readonly describe: (path: string) => string | undefined;
};

/** Pages by category, in reading order: what the list pages are made of. */
export function PageList({ items, base, headings, describe }: PageListProps) {
  const pages = headings ? items.filter((item) => item.type === 'page') : items;
  const categories = headings ? items.filter((item) => item.type === 'category') : [];
  return (
    <>
      {pages.length > 0 && (
        <ul className="page-list">
          {pages.map((item) => (
            <li key={item.path}>
              {item.type === 'page' ? (
                <>
                  <a href={withBase(base, item.path)}>{item.label}</a>
                  {describe(item.path) && <span> {describe(item.path)}</span>}
                </>
              ) : (
                <>
                  <strong>{item.label}</strong>
                  <PageList items={item.items ?? []} base={base} headings={false} describe={describe} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {categories.map((category) => (
        <section key={category.id} className="flow">
          <h3 id={category.id.replaceAll('/', '-')}>{category.label}</h3>
          {category.description && <p>{category.description}</p>}
          <PageList items={category.items ?? []} base={base} headings={false} describe={describe} />
        </section>
      ))}
    </>
  );
}
