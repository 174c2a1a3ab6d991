import { parseCall, type Call } from './call.ts';
import { Dictionary } from './dictionary.ts';
import { decodePostings, decodeTerms } from './postings.ts';
import { idFromTitle, lengthOf, type DocumentsFile, type TermsFile } from './file-formats.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { fold, textTerms } from './tokenize.ts';

/** A section; sections are in the order of the files. */
export type IndexedSection = {
  readonly page: number;
  readonly id: string;
  readonly title: string;
  /** Terms of the title. */
  readonly terms: readonly string[];
  /** Titles of the headings above it, outermost first, without the page's title. */
  readonly trail: readonly string[];
  readonly symptom: boolean;
  readonly tab?: string;
  /** Number of words in its text. */
  readonly length: number;
};
export type IndexedPage = {
  readonly path: string;
  readonly title: string;
  readonly guide: number;
  readonly place: readonly string[];
  /** Outline of its mark. */
  readonly mark: string | undefined;
  /** The API call that the page describes, with the name of the operation. */
  readonly operation?: Call & { readonly name: string };
  /** Index of its first section; the others follow. */
  readonly first: number;
  /** Number of its sections. */
  readonly sections: number;
};

/** A page or section that contains a term: its index, and how much the term counts there. */
export type Occurrence = { readonly at: number; readonly weight: number };

const none: readonly never[] = [];

/** The operation of a reference page, whose keywords start with the call and the operation's name. */
function operationOf(keywords: string): Pick<IndexedPage, 'operation'> {
  const [call = '', name = ''] = keywords.split(', ');
  const parsed = /^[A-Z]+ \//.test(call) && parseCall(call);
  return parsed ? { operation: { ...parsed, name: fold(name).replace(/[^\p{L}\p{N}]/gu, '') } } : {};
}

/**
 * The index in memory. It has titles, headings and keywords from the start, and parts of the full text as they arrive.
 */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  readonly sections: IndexedSection[] = [];
  readonly averageLength: number;
  readonly synonyms: Synonyms;
  /** Terms of headings → sections. */
  readonly #titles = new Map<string, Occurrence[]>();
  /** Terms of titles and keywords → pages. */
  readonly #pages = new Map<string, Occurrence[]>();
  /** Terms of the text → postings, decoded on first use. */
  readonly #texts = new Map<string, string | readonly Occurrence[]>();
  #dictionary: Dictionary | undefined;

  constructor({ places, marks, pages, lengths, synonyms }: DocumentsFile) {
    this.synonyms = readSynonyms(synonyms);
    for (const [path, title, placeAt, keywords, lines, markAt] of pages) {
      const [guide, ...place] = places[placeAt] ?? [-1];
      const page = this.pages.length;
      const first = this.sections.length;
      this.#addPlaces(this.#pages, page, textTerms(title), 1);
      for (const keyword of keywords.split(', ')) this.#addPlaces(this.#pages, page, textTerms(keyword), 0.8);
      const add = (section: Pick<IndexedSection, 'id' | 'title' | 'trail' | 'symptom' | 'tab'>): void => {
        const at = this.sections.length;
        const terms = textTerms(section.title);
        this.sections.push({ ...section, page, terms, length: lengthOf(lengths[at]) });
        this.#addPlaces(this.#titles, at, terms, 1);
      };
      add({ id: '', title, trail: none, symptom: false });
      // Titles of the headings that contain the next section.
      let trail: string[] = [];
      for (const line of lines ? lines.split('\n') : none) {
        const [heading = '', id, tab] = line.slice(1).split('\t');
        const symptom = line[0] === '!';
        if (!symptom) trail = trail.slice(0, Number(line[0]));
        add({ id: id || idFromTitle(heading), title: heading, trail: [...trail], symptom, ...(tab ? { tab } : {}) });
        if (!symptom) trail.push(heading);
      }
      this.pages.push({
        path,
        title,
        guide,
        place,
        mark: marks[markAt],
        ...operationOf(keywords),
        first,
        sections: this.sections.length - first,
      });
    }
    this.averageLength = this.sections.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.sections.length);
  }

  /** Adds a part of the full text. */
  addTerms(file: TermsFile): void {
    const postings = file.postings.split(' ');
    decodeTerms(file.terms).forEach((term, index) => this.#texts.set(term, postings[index] ?? ''));
    this.#dictionary = undefined;
  }

  /** All terms that have arrived so far. */
  get dictionary(): Dictionary {
    return (this.#dictionary ??= new Dictionary([
      ...this.#titles.keys(),
      ...this.#pages.keys(),
      ...this.#texts.keys(),
    ]));
  }

  inTitles(term: string): readonly Occurrence[] {
    return this.#titles.get(term) ?? none;
  }

  inPages(term: string): readonly Occurrence[] {
    return this.#pages.get(term) ?? none;
  }

  inTexts(term: string): readonly Occurrence[] {
    const known = this.#texts.get(term);
    if (typeof known !== 'string') return known ?? none;
    const places = decodePostings(known).map(({ section, count }) => ({
      at: section,
      weight: count === 3 ? 5 : count === 2 ? 2.4 : 1,
    }));
    this.#texts.set(term, places);
    return places;
  }

  #addPlaces(map: Map<string, Occurrence[]>, at: number, terms: readonly string[], weight: number): void {
    // A word counts more in a short title than in a long one.
    const share = weight / (0.5 + 0.2 * terms.length);
    for (const term of new Set(terms)) {
      const places = map.get(term);
      const last = places?.at(-1);
      if (!places) map.set(term, [{ at, weight: share }]);
      else if (last?.at !== at) places.push({ at, weight: share });
      else if (last.weight < share) places[places.length - 1] = { at, weight: share };
    }
  }
}
