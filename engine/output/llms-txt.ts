import { absoluteUrl, withBase } from '../model/url.ts';
import type { PageLink } from '../model/page.ts';
import { sidebarPages, type Sidebar, type SidebarItem } from '../model/sidebar.ts';
import type { DescribedSite } from '../model/site-info.ts';

export type LlmsTxtInput = {
  readonly site: DescribedSite;
  readonly sidebars: readonly Sidebar[];
  /** Every page; those that are in no sidebar are listed at the end. */
  readonly pages: readonly PageLink[];
  /** Site path of a page's Markdown: `/a/` → `/a/index.md`. */
  readonly markdownPath: (path: string) => string;
};

/**
 * `llms.txt` (llmstxt.org): a description of the site, then every page by sidebar and top category, each a link to its Markdown with one
 * sentence.
 */
export function llmsTxt({ site, sidebars, pages, markdownPath }: LlmsTxtInput): string {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const listed = new Set<string>();
  const line = (page: PageLink): string => {
    listed.add(page.path);
    const file = markdownPath(page.path);
    const href = absoluteUrl(site, file) ?? encodeURI(withBase(site.base, file));
    return `- [${page.title.replace(/[[\]]/g, '\\$&')}](${href})${page.description ? `: ${page.description}` : ''}`;
  };
  const lines = (items: readonly SidebarItem[]): string[] =>
    sidebarPages(items)
      .flatMap(({ path }) => byPath.get(path) ?? [])
      .map(line);
  const sections: string[] = [];
  const section = (title: string, entries: readonly string[]): void => {
    if (entries.length) sections.push(`## ${title}\n\n${entries.join('\n')}\n`);
  };
  for (const sidebar of sidebars) {
    section(sidebar.label, lines(sidebar.items.filter((item) => item.type === 'page')));
    for (const item of sidebar.items) {
      if (item.type === 'category') section(`${sidebar.label}: ${item.label}`, lines(item.items ?? []));
    }
  }
  section('More', pages.filter((page) => !listed.has(page.path)).map(line));
  return `# ${site.title}\n\n> ${site.tagline}\n\n${sections.join('\n')}`;
}
