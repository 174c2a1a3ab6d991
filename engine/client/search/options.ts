import type { Answer, MarkedText, PageLink, PageResult, SectionResult } from '../../search/adapter.ts';
import { maxQueryLength } from '../../search/adapter.ts';
import { withBase } from '../../model/url.ts';

/** An option in the list of results. */
export type Option = {
  readonly href: string;
  readonly title: MarkedText;
  /** Its location: for a page the sidebar's categories above it, for a section the headings above it. */
  readonly place: readonly string[];
  /** Outline of a page's mark. */
  readonly mark?: string | undefined;
  readonly excerpt?: MarkedText | undefined;
  /** Language of title and excerpt, if it isn't the site's. */
  readonly lang?: string | undefined;
  /** Whether it has an excerpt, which may still be loading. */
  readonly hasExcerpt: boolean;
};
/** Options that belong together: a page and its sections, or a list of pages. */
export type OptionGroup = { readonly label: string; readonly page?: Option; readonly options: readonly Option[] };

/** Turns results into groups, one for each page. */
export function resultGroups({ pages }: Answer, query: string, base: string): OptionGroup[] {
  return pages.map((page) => {
    const lead = page.sections.find(({ id }) => !id);
    return {
      label: page.title.map(([text]) => text).join(''),
      page: {
        href: resultHref(page, '', query, base),
        title: page.title,
        place: page.place,
        mark: page.mark,
        excerpt: lead?.excerpt,
        hasExcerpt: lead !== undefined,
        lang: page.lang,
      },
      options: page.sections.filter(({ id }) => id).map((section) => sectionOption(page, section, query, base)),
    };
  });
}

/** The option that Enter opens: of a page whose title and beginning don't match, the section that does. */
export const firstChoice = ([group]: readonly OptionGroup[]): number =>
  group?.page && group.options.length && !group.page.hasExcerpt && group.page.title.every(([, marked]) => !marked)
    ? 1
    : 0;

function sectionOption(page: PageResult, section: SectionResult, query: string, base: string): Option {
  const { id, title, trail, tab, excerpt } = section;
  return {
    href: resultHref(page, id, query, base),
    title,
    place: tab ? [...trail, tab] : trail,
    excerpt,
    hasExcerpt: true,
    lang: page.lang,
  };
}

function resultHref({ path }: PageResult, id: string, query: string, base: string): string {
  // `slice` may leave half of a surrogate pair, which can't be encoded.
  const words = query.slice(0, maxQueryLength).replace(/^\s+|\p{Cs}|\s+$/gu, '');
  return `${withBase(base, path)}?q=${encodeURIComponent(words)}${id ? `#${encodeURIComponent(id)}` : ''}`;
}

/** A group of pages that are suggested without a query; undefined if there are none. */
export function linkGroup(label: string, pages: readonly PageLink[], base: string): OptionGroup[] {
  const options = pages.map(([path, title]): Option => ({
    href: withBase(base, path),
    title: [[title, false]],
    place: [],
    hasExcerpt: false,
  }));
  return options.length ? [{ label, options }] : [];
}

/** Matches a site path, but nothing that browsers resolve to another origin, such as `//host` or `/\\host`. */
const sitePath = /^(\/[^/\\\s]+)*\/$/;

/** The pages that `engine/client/recent-pages.ts` has stored, without the current one. */
export function recentPages(stored: string | null, current: string): PageLink[] {
  return (stored ?? '')
    .split('\n')
    .flatMap((line): PageLink[] => {
      const [path, title] = line.split('\t');
      return path && sitePath.test(path) && title && path !== current ? [[path, title]] : [];
    })
    .slice(0, 5);
}
