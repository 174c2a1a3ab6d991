import type { GeneratedTexts } from '../engine/model/strings.ts';
import { sidebarPages } from '../engine/model/sidebar.ts';
import type { ListedSite } from '../engine/site/publisher.ts';
import { pageChanges, type PageChange } from '../history/page-changes.ts';

/** How far back readers are told of changes. */
export const changedDays = 90;

/** What happened on one day to a page that is still there. */
export type ChangedPage = Pick<PageChange, 'kind' | 'time'> & {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Name of the page in the sidebar, and of the sidebar; undefined for a page that none lists. */
  readonly label?: string | undefined;
  readonly guide?: string | undefined;
};

/** The name of each kind of change among a language's texts. */
export const kindTexts = {
  added: 'changeAdded',
  moved: 'changeMoved',
  changed: 'changeChanged',
} as const satisfies Readonly<Record<PageChange['kind'], keyof GeneratedTexts>>;

type SiteWithHistory = Pick<ListedSite, 'root' | 'sidebars' | 'pages'>;

/**
 * What has happened to the pages of a site, the latest first. Its page about changes and its feed say the same.
 * @returns also why nothing is known of changes, as a sentence without its end
 */
export async function changedPages(
  site: SiteWithHistory,
  since = `${changedDays} days ago`,
): Promise<{ readonly changed: readonly ChangedPage[]; readonly missing?: string }> {
  const folders = new Set(site.pages.flatMap(({ file }) => file?.split('/')[0] ?? []));
  const { changes, ...rest } = await pageChanges(site.root, [...folders], since);
  return { ...rest, changed: stillThere(site, changes) };
}

function stillThere({ sidebars, pages }: Omit<SiteWithHistory, 'root'>, changes: readonly PageChange[]): ChangedPage[] {
  const byFile = new Map(pages.flatMap((page) => (page.file === undefined ? [] : [[page.file, page] as const])));
  const names = new Map(
    sidebars.flatMap(({ label: guide, items }) =>
      sidebarPages(items).map(({ path, label }) => [path, { label, guide }] as const),
    ),
  );
  return changes.flatMap(({ file, kind, time }) => {
    const page = byFile.get(file);
    if (!page) return [];
    const { path, title, description } = page;
    return [{ path, title, description, kind, time, ...names.get(path) }];
  });
}
