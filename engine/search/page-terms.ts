import type { Section } from '../model/section.ts';
import { eachPosting, encodePostings, type Posting } from './postings.ts';
import { lengthCode } from './search-files.ts';
import { stopWords } from './stop-words.ts';
import { textTerms } from './tokenize.ts';

/** What a page says, as far as the search reads it. */
export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
};

/** What the full text of one page is found by. Reading its words is most of the time of indexing, so a build remembers this. */
export type PageTerms = {
  /** A character for each section: how long its text is. */
  readonly lengths: string;
  /** Every term once, separated by spaces. */
  readonly terms: string;
  /** Where each of them stands, sections counted from the page's first; separated by spaces. */
  readonly postings: string;
};

export function pageTerms(page: PageText): PageTerms {
  const found = new Map<string, Posting[]>();
  let lengths = '';
  for (const [section, { text }] of sectionsWithLead(page).entries()) {
    const terms = textTerms(text).filter((term) => !stopWords.has(term));
    for (const [term, count] of countTerms(terms)) {
      const posting: Posting = { section, count: count > 3 ? 3 : count > 1 ? 2 : 1 };
      const postings = found.get(term);
      if (postings) postings.push(posting);
      else found.set(term, [posting]);
    }
    lengths += lengthCode(terms.length);
  }
  return { lengths, terms: [...found.keys()].join(' '), postings: [...found.values()].map(encodePostings).join(' ') };
}

/** Reads the terms back. `visit` gives what is called with every section the term stands in, in order. */
export function eachTerm(
  { terms, postings }: PageTerms,
  visit: (term: string) => (section: number, count: Posting['count']) => void,
): void {
  let from = 0;
  for (const term of terms ? terms.split(' ') : []) {
    const space = postings.indexOf(' ', from);
    const to = space < 0 ? postings.length : space;
    eachPosting(postings, from, to, visit(term));
    from = to + 1;
  }
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The page's sections with one above all headings, whose text begins with the description; a symptom's text without its title. */
export function sectionsWithLead({ title, description, sections }: PageText): Section[] {
  const lead = sections.find(({ id }) => !id);
  const text = [description, lead?.text ?? ''].join(' ').trim();
  const rest = sections
    .filter(({ id }) => id)
    .map((section) =>
      section.text.startsWith(section.title)
        ? { ...section, text: section.text.slice(section.title.length).trim() }
        : section,
    );
  return [{ id: '', title, trail: [], text }, ...rest];
}
