import type { Section } from '../model/section.ts';
import { parseCall } from './call.ts';
import { useLanguage, type SearchLanguage } from './language.ts';
import { eachTerm, pageTerms, sectionsWithLead, type PageTerms, type PageText } from './page-terms.ts';
import { encodeTerms, PostingsWriter } from './postings.ts';
import { phraseTerms } from './stop-words.ts';
import { synonymLines } from './synonyms.ts';
import {
  encodeQuestions,
  type DocumentsFile,
  type PageEntry,
  type PageWeight,
  type PlaceEntry,
  sectionText,
  type TermsFile,
  type TextsFile,
  usualId,
} from './file-formats.ts';

export type SearchPage = PageText & {
  readonly path: string;
  /** Short form of the title. */
  readonly label?: string | undefined;
  readonly keywords: readonly string[];
  /** What the page and its sections answer, by anchor; those of the page under an empty one. */
  readonly questions?: Readonly<Record<string, readonly string[]>>;
  /** Index of the page's guide. */
  readonly guide: number;
  /** Labels of the sidebar's categories above it, outermost first. */
  readonly place: readonly string[];
  /** Outline of its mark. */
  readonly mark?: string | undefined;
  /** Default: 1 for any query. */
  readonly weight?: PageWeight | undefined;
  /** Terms of its text, if they are already known. */
  readonly terms?: PageTerms;
};
/** Contents of the search's files, before they have names. */
export type MadeSearchFiles = {
  readonly documents: DocumentsFile;
  readonly texts: readonly TextsFile[];
  readonly terms: readonly (readonly [first: string, file: TermsFile])[];
};

/** Size of a part of the index in characters, before compression. */
const termsPartSize = { min: 4000, max: 7200 };

/**
 * Makes the search's files. The same pages always give the same files.
 * @param synonyms lines of `config/synonyms.json`. Default: none
 * @param language of the index. Default: English
 */
export function makeSearchFiles(
  pages: readonly SearchPage[],
  synonyms: readonly string[] = [],
  language?: SearchLanguage,
): MadeSearchFiles {
  useLanguage(language);
  const entries: PageEntry[] = [];
  const places = new Distinct<PlaceEntry>();
  const marks = new Distinct<string>();
  const weights = new Distinct<PageWeight>();
  const texts: TextsFile[] = [];
  let lengths = '';
  const writers = new Map<string, PostingsWriter>();
  const writerOf = (term: string): PostingsWriter => {
    const writer = writers.get(term) ?? new PostingsWriter();
    writers.set(term, writer);
    return writer;
  };
  const questions: (readonly [section: number, terms: readonly string[]])[] = [];
  for (const page of pages) {
    const sections = sectionsWithLead(page);
    const { path, title, label, keywords, mark, weight, guide, place } = page;
    // A query can name an operation before any part has arrived. Other keywords are found as questions are.
    const operation = parseCall(keywords[0] ?? '');
    const lines = sections.slice(1).map(sectionLine).join('\n');
    const name = label === undefined ? title : `${title}\t${label}`;
    entries.push([
      path,
      name,
      places.indexOf([guide, ...place]),
      operation ? keywords.join(', ') : '',
      lines,
      marks.indexOf(mark || undefined),
      weights.indexOf(weight),
    ]);
    texts.push(sections.map(sectionText));
    const first = lengths.length;
    const terms = page.terms ?? pageTerms(page);
    eachTerm(terms, (term) => {
      const writer = writerOf(term);
      return (section, count) => writer.add(first + section, count);
    });
    lengths += terms.lengths;
    for (const [index, { id }] of sections.entries()) {
      const asked = page.questions?.[id] ?? [];
      for (const question of id || operation ? asked : [...asked, ...keywords])
        questions.push([first + index, phraseTerms(question)]);
    }
  }
  for (const [index, [, terms]] of questions.entries())
    for (const term of new Set(terms)) writerOf(term).add(lengths.length + index, 1);
  return {
    documents: {
      places: places.values,
      marks: marks.values,
      pages: entries,
      lengths,
      questions: encodeQuestions(questions.map(([section, terms]) => [section, terms.length])),
      weights: weights.values,
    },
    texts,
    terms: termParts(writers, synonymLines(synonyms)),
  };
}

/** Values that pages share, each once. */
class Distinct<Value> {
  readonly #indexes = new Map<string, number>();
  readonly values: Value[] = [];

  /** Index of a value; -1 for none. */
  indexOf(value: Value | undefined): number {
    if (value === undefined) return -1;
    const key = JSON.stringify(value);
    const index = this.#indexes.get(key) ?? this.values.push(value) - 1;
    this.#indexes.set(key, index);
    return index;
  }
}

function sectionLine({ id, title, trail, symptom, tab }: Section): string {
  const short = id === usualId(title, symptom === true) ? '' : id;
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

function termParts(
  writers: ReadonlyMap<string, PostingsWriter>,
  synonyms: readonly (readonly [term: string, line: string])[],
): MadeSearchFiles['terms'] {
  const parts: [string, Omit<TermsFile, 'synonyms'>][] = [];
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
  return parts.map(([first, file], index) => {
    const inPart = ([term]: readonly [string, string]): boolean =>
      (index === 0 || term >= first) && (index === parts.length - 1 || term < (parts[index + 1]?.[0] ?? ''));
    return [first, { ...file, synonyms: synonyms.filter(inPart).map(([, line]) => line) }];
  });
}
