import type { Section } from '../model/section.ts';
import { eachPosting, encodePostings, type Posting } from './postings.ts';
import { lengthCode } from './file-formats.ts';
import { tellingTerms } from './stop-words.ts';
import { termsOf } from './tokenize.ts';

/** The text of a page that is searched. */
export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
};

/** The terms of a page's full text. Finding them takes most of the time of indexing, so builds cache the result. */
export type PageTerms = {
  /** The length of each section's text, as one character (see `lengthCode`). */
  readonly lengths: string;
  /** All different terms, separated by spaces. */
  readonly terms: string;
  /** The postings of each term, separated by spaces; sections are counted from the page's first one. */
  readonly postings: string;
};

/** Finds the terms of a page's text. */
export function pageTerms(page: PageText): PageTerms {
  const postingsOf = new Map<string, Posting[]>();
  let lengths = '';
  for (const [section, { text, rows = [] }] of sectionsWithLead(page).entries()) {
    const terms = tellingTerms(text);
    const named = new Set(rows.map(({ name }) => termsOf(name)?.whole));
    for (const [term, count] of countTerms(terms)) {
      const posting: Posting = { section, count: named.has(term) ? 4 : count > 3 ? 3 : count > 1 ? 2 : 1 };
      const postings = postingsOf.get(term);
      if (postings) postings.push(posting);
      else postingsOf.set(term, [posting]);
    }
    lengths += lengthCode(terms.length);
  }
  return {
    lengths,
    terms: [...postingsOf.keys()].join(' '),
    postings: [...postingsOf.values()].map(encodePostings).join(' '),
  };
}

/** Decodes the terms. `visit` returns the function that is called with each section that contains the term, in order. */
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

/** The page's sections, preceded by one for the description and the text above all headings. Texts don't repeat titles. */
export function sectionsWithLead({ title, description, sections }: PageText): Section[] {
  const lead = sections.find(({ id }) => !id);
  const text = [description, lead?.text ?? ''].join(' ').trim();
  const rest = sections
    .filter(({ id }) => id)
    .map((section) =>
      section.text.startsWith(section.title)
        ? { ...section, text: section.text.slice(section.title.length).replace(/^[\s·]+/, '') }
        : section,
    );
  return [{ id: '', title, trail: [], text, ...(lead?.rows ? { rows: lead.rows } : {}) }, ...rest];
}
