import type { Section } from '../model/section.ts';
import { eachTerm, pageTerms, sectionsWithLead, type PageTerms, type PageText } from './page-terms.ts';
import { encodeTerms, PostingsWriter, type Posting } from './postings.ts';
import {
  idFromTitle,
  type DocumentsFile,
  type PageEntry,
  type PlaceEntry,
  type TermsFile,
  type TextsFile,
} from './file-formats.ts';

export type SearchPage = PageText & {
  readonly path: string;
  readonly keywords: readonly string[];
  /** Index of the page's guide. */
  readonly guide: number;
  /** Labels of the sidebar's categories above it, outermost first. */
  readonly place: readonly string[];
  /** Outline of its mark. */
  readonly mark?: string | undefined;
  /** Terms of its text, if they are already known. */
  readonly terms?: PageTerms;
};
/** Contents of the search's files, before they have names. */
export type MadeSearchFiles = {
  readonly documents: DocumentsFile;
  readonly texts: readonly TextsFile[];
  readonly terms: readonly (readonly [first: string, file: TermsFile])[];
};

/** Number of pages whose texts share a file. One, because an excerpt needs no other page's text. */
export const pagesInText = 1;
/** Size of a part of the index in characters, before compression. */
const termsPartSize = { min: 4000, max: 7200 };

/**
 * Makes the search's files. The same pages always give the same files.
 * @param synonyms lines of `config/synonyms.json`. Default: none
 */
export function makeSearchFiles(pages: readonly SearchPage[], synonyms: readonly string[] = []): MadeSearchFiles {
  const entries: PageEntry[] = [];
  const places = new Map<string, PlaceEntry>();
  const marks: string[] = [];
  const texts: string[][] = [];
  let lengths = '';
  const writers = new Map<string, PostingsWriter>();
  for (const page of pages) {
    const sections = sectionsWithLead(page);
    const { path, title, keywords, mark } = page;
    const lines = sections.slice(1).map(sectionLine).join('\n');
    entries.push([path, title, placeOf(page, places), keywords.join(', '), lines, markAt(mark, marks)]);
    texts.push(sections.map(({ text }) => text));
    const first = lengths.length;
    const terms = page.terms ?? pageTerms(page);
    let writer: PostingsWriter | undefined;
    const add = (section: number, count: Posting['count']): void => writer?.add(first + section, count);
    eachTerm(terms, (term) => {
      writer = writers.get(term);
      if (!writer) writers.set(term, (writer = new PostingsWriter()));
      return add;
    });
    lengths += terms.lengths;
  }
  const parts = Array.from({ length: Math.ceil(texts.length / pagesInText) }, (_, part) =>
    texts.slice(part * pagesInText, (part + 1) * pagesInText),
  );
  return {
    documents: { places: [...places.values()], marks, pages: entries, lengths, synonyms },
    texts: parts,
    terms: termParts(writers),
  };
}

/** Index of a page's place in `places`; pages of a category share one. */
function placeOf({ guide, place }: SearchPage, places: Map<string, PlaceEntry>): number {
  const entry: PlaceEntry = [guide, ...place];
  const key = JSON.stringify(entry);
  if (!places.has(key)) places.set(key, entry);
  return [...places.keys()].indexOf(key);
}

/** Index of a mark, which pages of one type share; -1 for none. */
function markAt(mark: string | undefined, marks: string[]): number {
  if (!mark) return -1;
  const known = marks.indexOf(mark);
  return known < 0 ? marks.push(mark) - 1 : known;
}

function sectionLine({ id, title, trail, symptom, tab }: Section): string {
  const short = id === idFromTitle(title) ? '' : id;
  return `${symptom ? '!' : trail.length}${title}${short || tab ? `\t${short}` : ''}${tab ? `\t${tab}` : ''}`;
}

/**
 * Between the minimum and the maximum size, the terms themselves determine where a part ends. So a new term changes
 * only the part it belongs to; the others remain in readers' caches and needn't be compressed again.
 */
const endsPart = (term: string, size: number): boolean =>
  size > termsPartSize.max || (size > termsPartSize.min && checksum(term) % 64 === 0);

function checksum(term: string): number {
  let sum = 0;
  for (let index = 0; index < term.length; index++) sum = (sum * 31 + term.charCodeAt(index)) >>> 0;
  return sum;
}

function termParts(writers: ReadonlyMap<string, PostingsWriter>): MadeSearchFiles['terms'] {
  const parts: [string, TermsFile][] = [];
  let terms: string[] = [];
  let postings: string[] = [];
  let size = 0;
  const close = (): void => {
    if (terms[0] !== undefined) parts.push([terms[0], { terms: encodeTerms(terms), postings: postings.join(' ') }]);
    [terms, postings, size] = [[], [], 0];
  };
  for (const term of [...writers.keys()].sort()) {
    const code = writers.get(term)?.text ?? '';
    terms.push(term);
    postings.push(code);
    size += term.length + code.length;
    if (endsPart(term, size)) close();
  }
  close();
  return parts;
}
