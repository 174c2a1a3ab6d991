import type { Answer, PageLink, PageResult, SectionResult } from '../../search/adapter.ts';
import { maxQueryLength } from '../../search/max-query-length.ts';
import type { MarkedText } from '../../search/marks.ts';
import { withBase } from '../../model/url.ts';

/** Something to choose in the search. */
export type Option = {
  readonly href: string;
  readonly title: MarkedText;
  /** Where it is: for a page the sections of the sidebar above it, for a section the headings above it. */
  readonly place: readonly string[];
  readonly excerpt?: MarkedText | undefined;
  /** Whether an excerpt belongs to it, here or on its way. */
  readonly hasExcerpt: boolean;
};
/** Options that belong together: a page, then sections of it. */
export type OptionGroup = { readonly label: string; readonly page?: Option; readonly options: readonly Option[] };

/** Results as groups, a group for a page. The page's own row is a result too. */
export function resultGroups({ pages }: Answer, query: string, base: string): OptionGroup[] {
  return pages.map((page) => {
    const lead = page.sections.find(({ id }) => !id);
    return {
      label: page.title.map(([text]) => text).join(''),
      page: {
        href: resultHref(page, '', query, base),
        title: page.title,
        place: page.place,
        excerpt: lead?.excerpt,
        hasExcerpt: lead !== undefined,
      },
      options: page.sections.filter(({ id }) => id).map((section) => sectionOption(page, section, query, base)),
    };
  });
}

function sectionOption(page: PageResult, section: SectionResult, query: string, base: string): Option {
  const { id, title, trail, tab, excerpt } = section;
  return {
    href: resultHref(page, id, query, base),
    title,
    place: tab ? [...trail, tab] : trail,
    excerpt,
    hasExcerpt: true,
  };
}

function resultHref({ path }: PageResult, id: string, query: string, base: string): string {
  // Half of a character, which a cut may leave, has no place in an address.
  const search = encodeURIComponent(
    query
      .trim()
      .slice(0, maxQueryLength)
      .replace(/\p{Cs}/gu, ''),
  );
  return `${withBase(base, path)}?q=${search}${id ? `#${encodeURIComponent(id)}` : ''}`;
}

/** Pages without a query: those opened before, those often looked for. */
export function linkGroup(label: string, pages: readonly PageLink[], base: string): OptionGroup | undefined {
  const options = pages.map(([path, title]): Option => ({
    href: withBase(base, path),
    title: [[title, false]],
    place: [],
    hasExcerpt: false,
  }));
  return options.length ? { label, options } : undefined;
}

/** A path within the site: nothing that browsers read as another origin, such as `//host` or `/\\host`. */
const sitePath = /^(\/[^/\\\s]+)*\/$/;

/** What `engine/client/recent-pages.ts` has remembered, without the page that is open. */
export function recentPages(stored: string | null, current: string): PageLink[] {
  return (stored ?? '')
    .split('\n')
    .flatMap((line): PageLink[] => {
      const [path, title] = line.split('\t');
      return path && sitePath.test(path) && title && path !== current ? [[path, title]] : [];
    })
    .slice(0, 5);
}
