import type { Posting } from './postings.ts';
import { encodePostings, encodeTerms } from './postings.ts';
import { idFromTitle, lengthCode, type DocumentsFile, type PageEntry, type TermsFile, type TextsFile } from './search-files.ts';
import { stopWords } from './stop-words.ts';
import { textTerms } from './tokenize.ts';

/** A section as the compiler reads it from a page. */
export type SearchSection = { readonly id: string; readonly title: string; readonly trail: readonly string[]; readonly text: string; readonly tab?: string; readonly symptom?: boolean };
export type SearchPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Index of its guide. */
  readonly guide: number;
  readonly sections: readonly SearchSection[];
};
/** Contents of the files, not named yet. */
export type MadeSearchFiles = { readonly documents: DocumentsFile; readonly texts: readonly TextsFile[]; readonly terms: readonly (readonly [first: string, file: TermsFile])[] };

/** Pages whose texts share a file: few requests for a page of results, and few bytes nobody reads. */
export const pagesInText = 6;
/** Characters of a part of the index, before compression. */
const termsPartSize = 14_000;

/** Makes the search's files from the parsed pages. The same pages give the same files. */
export function makeSearchFiles(pages: readonly SearchPage[]): MadeSearchFiles {
  const entries: PageEntry[] = [];
  const texts: string[][] = [];
  let lengths = '';
  const counts: TermCounts = new Map();
  let number = 0;
  for (const page of pages) {
    const sections = withLead(page);
    entries.push([page.path, page.title, page.guide, page.keywords.join(', '), sections.slice(1).map(sectionLine).join('\n')]);
    texts.push(sections.map(({ text }) => text));
    for (const section of sections) {
      const terms = textTerms(section.text).filter((term) => !stopWords.has(term));
      for (const [term, count] of countTerms(terms)) {
        const places = counts.get(term);
        if (places) places.push(number, count);
        else counts.set(term, [number, count]);
      }
      lengths += lengthCode(terms.length);
      number++;
    }
  }
  const parts = Array.from({ length: Math.ceil(texts.length / pagesInText) }, (_, part) => texts.slice(part * pagesInText, (part + 1) * pagesInText));
  return { documents: { pages: entries, lengths }, texts: parts, terms: termParts(counts) };
}

/** Term → section, count, section, count …, sections ascending. Flat, because a site has a million of these pairs. */
type TermCounts = Map<string, number[]>;

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function postingsOf(places: readonly number[]): Posting[] {
  const postings: Posting[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const count = places[at + 1] as number;
    postings.push({ section: places[at] as number, count: count > 3 ? 3 : count > 1 ? 2 : 1 });
  }
  return postings;
}

/** The page's sections with one above all headings, whose text begins with the description; a symptom's text without its title. */
function withLead({ title, description, sections }: SearchPage): SearchSection[] {
  const lead = sections.find(({ id }) => !id);
  const text = [description, lead?.text ?? ''].join(' ').trim();
  const rest = sections.filter(({ id }) => id).map((section) => (section.text.startsWith(section.title) ? { ...section, text: section.text.slice(section.title.length).trim() } : section));
  return [{ id: '', title, trail: [], text }, ...rest];
}

function sectionLine({ id, title, trail, symptom, tab }: SearchSection): string {
  const short = id === idFromTitle(title) ? '' : id;
  return `${symptom ? '!' : trail.length}${title}${short || tab ? `\t${short}` : ''}${tab ? `\t${tab}` : ''}`;
}

function termParts(counts: Readonly<TermCounts>): MadeSearchFiles['terms'] {
  const parts: [string, TermsFile][] = [];
  let terms: string[] = [];
  let postings: string[] = [];
  let size = 0;
  const close = (): void => {
    if (terms[0] !== undefined) parts.push([terms[0], { terms: encodeTerms(terms), postings: postings.join(' ') }]);
    [terms, postings, size] = [[], [], 0];
  };
  for (const term of [...counts.keys()].sort()) {
    const code = encodePostings(postingsOf(counts.get(term) ?? []));
    terms.push(term);
    postings.push(code);
    size += term.length + code.length;
    if (size > termsPartSize) close();
  }
  close();
  return parts;
}
