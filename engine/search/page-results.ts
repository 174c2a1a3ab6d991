import type { PageResult, SectionResult } from './adapter.ts';
import { excerpt } from './excerpt.ts';
import type { Slot } from './expand-query.ts';
import { rowsOf, textOf, type SectionText } from './file-formats.ts';
import { findMatches, markText } from './matches.ts';
import type { Query } from './parse-query.ts';
import type { Ranked } from './rank.ts';
import type { IndexedPage, IndexedSection, SearchIndex } from './search-index.ts';
import { termsOf } from './tokenize.ts';

/**
 * The results of a query as the dialog shows them. Pages further down show fewer sections, which keeps the list short and fast to
 * render.
 * @param text of a section; undefined while it is loading
 */
export function pageResults(
  index: SearchIndex,
  { pages, slots }: Ranked,
  query: Query,
  text: (section: number) => SectionText | undefined,
): PageResult[] {
  return pages.map(({ page, sections }, rank) => {
    const { path, title, place, mark, lang } = index.pages[page] as IndexedPage;
    return {
      path,
      title: marked(title, slots),
      place,
      mark,
      lang,
      sections: sections
        .slice(0, rank < 2 ? 3 : rank < 5 ? 2 : 1)
        .map(({ section }) => sectionResult(index.sections[section] as IndexedSection, text(section), query, slots)),
    };
  });
}

/** A section, or the row of its tables that explains an identifier in the query. */
function sectionResult(
  { id, title, trail, tab, symptom }: IndexedSection,
  text: SectionText | undefined,
  { words }: Query,
  slots: readonly Slot[],
): SectionResult {
  const row = rowsOf(text).find(({ name }) => {
    const subject = termsOf(name)?.whole;
    return words.some(({ whole, parts }) => whole === subject && (parts.length || words.length === 1));
  });
  return {
    id: row?.id ?? id,
    title: marked(row?.name ?? title, slots),
    trail: row && id ? [...trail, title] : trail,
    symptom,
    ...(tab ? { tab } : {}),
    ...(text === undefined ? {} : { excerpt: excerpt(textOf(text), slots, row?.name) }),
  };
}

const marked = (text: string, slots: readonly Slot[]): PageResult['title'] => markText(text, findMatches(text, slots));
