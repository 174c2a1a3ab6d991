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
} from './search-files.ts';

export type SearchPage = PageText & {
  readonly path: string;
  readonly keywords: readonly string[];
  /** Index of its guide. */
  readonly guide: number;
  /** Labels of the sidebar above it, outermost first. */
  readonly place: readonly string[];
  /** Its terms, when they are known already. */
  readonly terms?: PageTerms;
};
/** Contents of the files, not named yet. */
export type MadeSearchFiles = {
  readonly documents: DocumentsFile;
  readonly texts: readonly TextsFile[];
  readonly terms: readonly (readonly [first: string, file: TermsFile])[];
};

/** Pages whose texts share a file. One: a result's excerpt needs no other page's text. */
export const pagesInText = 1;
/** Characters of a part of the index, before compression. */
const termsPartSize = { least: 5000, most: 9000 };

/** Makes the search's files from the parsed pages. The same pages give the same files. */
export function makeSearchFiles(pages: readonly SearchPage[]): MadeSearchFiles {
  const entries: PageEntry[] = [];
  const places = new Map<string, PlaceEntry>();
  const texts: string[][] = [];
  let lengths = '';
  const writers = new Map<string, PostingsWriter>();
  for (const page of pages) {
    const sections = sectionsWithLead(page);
    entries.push([
      page.path,
      page.title,
      placeOf(page, places),
      page.keywords.join(', '),
      sections.slice(1).map(sectionLine).join('\n'),
    ]);
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
    documents: { places: [...places.values()], pages: entries, lengths },
    texts: parts,
    terms: termParts(writers),
  };
}

/** Index of a page's place; pages of one category share it. */
function placeOf({ guide, place }: SearchPage, places: Map<string, PlaceEntry>): number {
  const entry: PlaceEntry = [guide, ...place];
  const key = JSON.stringify(entry);
  if (!places.has(key)) places.set(key, entry);
  return [...places.keys()].indexOf(key);
}

function sectionLine({ id, title, trail, symptom, tab }: Section): string {
  const short = id === idFromTitle(title) ? '' : id;
  return `${symptom ? '!' : trail.length}${title}${short || tab ? `\t${short}` : ''}${tab ? `\t${tab}` : ''}`;
}

/**
 * Between least and most, the terms themselves say where a part ends: a new term changes the part it falls into and none of those
 * behind it, which stay in readers' caches and need no compressing.
 */
const endsPart = (term: string, size: number): boolean =>
  size > termsPartSize.most || (size > termsPartSize.least && checksum(term) % 64 === 0);

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
