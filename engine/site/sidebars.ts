import { isMethod } from '../model/method-mark.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import type { SidebarConfig, SidebarConfigItem } from '../model/sidebar-config.ts';
import type { Sidebar, SidebarCategory, SidebarItem } from '../model/sidebar.ts';
import { slugify } from '../model/url.ts';
import { allPagesPath, CategoryIds, listPath } from './category-ids.ts';
import { inParts, short, type Limits } from './long-lists.ts';

type PageOfSidebar = {
  readonly path: string;
  readonly title: string;
  readonly label?: string | undefined;
  readonly mark?: string | undefined;
  readonly lang?: string;
  readonly subject?: string | undefined;
};

/** Every category, outer ones before inner ones. */
export const categoriesOf = (items: readonly SidebarItem[]): SidebarCategory[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categoriesOf(item.items ?? [])] : []));

/** Paths of the generated lists: of all pages, and of each category, where breadcrumbs lead. */
export const listPaths = (sidebars: readonly Sidebar[]): Set<string> =>
  new Set([allPagesPath, ...sidebars.flatMap(({ items }) => categoriesOf(items).map(({ path }) => path))]);

/** Whether marks tell the pages of a list apart: most have a subject with a mark of its own, or some are operations. All have marks, or none. */
function haveMarks(pages: readonly PageOfSidebar[]): boolean {
  const marks = pages.flatMap(({ subject, mark }) => (subject !== undefined && mark ? [mark] : []));
  return marks.some(isMethod) || (new Set(marks).size > 1 && marks.length * 2 >= pages.length);
}

/** Without what the name of the category says already: “Set the labels of a contact” in `…/contacts`. */
function within(category: string, title: string): string {
  const words = category.replace(/^.*\//, '').replace(/s?(-|$)/g, (_, end) => end && '|');
  return title.replace(new RegExp(` of an? (${words})$`), '');
}

/** The name of a page: its label, otherwise its title, without what the name of its category says. */
const toItem = ({ path, title, label, lang }: PageOfSidebar, mark: string | undefined): SidebarItem => ({
  type: 'page',
  label: label ?? title,
  path,
  ...(mark ? { mark } : {}),
  ...(lang ? { lang } : {}),
});

/**
 * Sidebars as the owner configured them, without pages that do not exist.
 * @param generated ids of sidebars that nobody wrote, whose long lists are put into parts
 */
export function configuredSidebars(
  config: SidebarConfig,
  pages: ReadonlyMap<string, PageOfSidebar>,
  generated: ReadonlySet<string> = new Set(),
): Sidebar[] {
  const ids = new CategoryIds();
  const build = (
    items: readonly SidebarConfigItem[],
    prefix: string,
    limits: Limits | undefined,
  ): readonly SidebarItem[] => {
    const withMarks = haveMarks(items.flatMap((item) => ('route' in item ? (pages.get(item.route) ?? []) : [])));
    const built = items.flatMap((item): SidebarItem[] => {
      if ('route' in item) {
        const page = pages.get(item.route);
        return page ? [toItem({ ...page, title: within(prefix, page.title) }, withMarks ? page.mark : undefined)] : [];
      }
      const { items: inside, open, ...names } = item;
      const id = ids.idOf(prefix, item.label);
      const children = build(inside, id, limits);
      if (!children.length) return [];
      return [{ type: 'category', id, ...names, collapsed: !open, path: listPath(id), items: children }];
    });
    // The first page tells what the others are.
    return limits ? [...built.slice(0, 1), ...inParts(built.slice(1), prefix, ids, limits)] : built;
  };
  return Object.entries(config).map(([id, { items, ...names }]) => ({
    id,
    ...names,
    items: build(items, slugify(id), generated.has(id) ? short : undefined),
  }));
}

/** Reports pages that are listed twice or not at all. */
export function sidebarProblems(
  config: SidebarConfig,
  pages: ReadonlyMap<string, PageOfSidebar>,
  declared: ReadonlySet<string>,
): Problem[] {
  const file = 'config/sidebars.ts';
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const visit = (items: readonly SidebarConfigItem[]): void => {
    for (const item of items) {
      if (!('route' in item)) {
        visit(item.items);
        continue;
      }
      if (seen.has(item.route))
        problems.push(
          errorAt(
            'sidebar',
            { file },
            `${item.route} is in the sidebars twice.`,
            'Each page is listed exactly once; remove one of the two.',
          ),
        );
      if (!pages.has(item.route) && !declared.has(item.route))
        problems.push(
          errorAt(
            'sidebar',
            { file },
            `${item.route} is in a sidebar, but there is no such page.`,
            'Write the page, or remove the entry.',
          ),
        );
      seen.add(item.route);
    }
  };
  for (const sidebar of Object.values(config)) visit(sidebar.items);
  for (const path of pages.keys()) {
    if (path !== '/' && !seen.has(path))
      problems.push(
        errorAt(
          'sidebar',
          { file },
          `The page ${path} isn’t in any sidebar.`,
          `Add { route: '${path}' } where its reader would look for it.`,
        ),
      );
  }
  return problems;
}
