import type { Answer, PageResult, SectionResult } from '../../search/adapter.ts';
import type { MarkedText } from '../../search/marks.ts';
import { withBase } from '../../model/url.ts';
import { longestQuery } from '../../search/longest-query.ts';

/** Something to choose in the dialog. */
export type Option = {
  readonly href: string;
  readonly title: MarkedText;
  /** Where it is: headings above it. */
  readonly trail: readonly string[];
  readonly excerpt?: MarkedText | undefined;
  /** Whether an excerpt belongs to it, here or on its way. */
  readonly hasExcerpt: boolean;
};
export type OptionGroup = { readonly title: MarkedText; readonly note?: string; readonly options: readonly Option[] };

/** Results as groups, a group for a page. */
export function resultGroups({ pages }: Answer, query: string, base: string): OptionGroup[] {
  return pages.map((page) => ({
    title: page.title,
    note: page.guide,
    options: page.sections.map((section) => sectionOption(page, section, query, base)),
  }));
}

function sectionOption(
  page: PageResult,
  { id, title, trail, tab, excerpt }: SectionResult,
  query: string,
  base: string,
): Option {
  return {
    href: `${withBase(base, page.path)}?q=${encodeURIComponent(query.trim().slice(0, longestQuery))}${id ? `#${encodeURIComponent(id)}` : ''}`,
    title,
    trail: tab ? [...trail, tab] : trail,
    excerpt,
    hasExcerpt: true,
  };
}

/** What `engine/client/search.ts` has remembered, the page that is open left out. */
export function recentGroup(stored: string | null, current: string, base: string): OptionGroup | undefined {
  const options = (stored ?? '').split('\n').flatMap((line): Option[] => {
    const [path, title] = line.split('\t');
    return path?.startsWith('/') && title && path !== current
      ? [{ href: withBase(base, path), title: [[title, false]], trail: [], hasExcerpt: false }]
      : [];
  });
  return options.length ? { title: [['Recently opened', false]], options: options.slice(0, 8) } : undefined;
}
