import { parseCall, type Call } from './call.ts';
import { Dictionary } from './dictionary.ts';
import { decodePostings, decodeTerms, type Posting } from './postings.ts';
import { decodeQuestions, lengthOf, usualId, type DocumentsFile, type TermsFile } from './file-formats.ts';
import { phraseTerms } from './stop-words.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { fold } from './tokenize.ts';

/** A section; sections are in the order of the files. */
export type IndexedSection = {
  readonly page: number;
  readonly id: string;
  readonly title: string;
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
  /** How much it counts, in plain words and when the query is code. */
  readonly weight: number;
  readonly weightForCode: number;
  /** Its language, if it isn't the site's. */
  readonly lang?: string | undefined;
};

/** A short text that names a section or says what it answers. The section of a title, a label or a keyword is the page's first one. */
export type Phrase = {
  readonly section: number;
  readonly kind: 'title' | 'label' | 'keyword' | 'heading' | 'symptom' | 'question';
  /** Number of its terms. */
  readonly length: number;
};

/** A section or phrase that contains a term: its index, and how much the term counts there. */
export type Occurrence = { readonly number: number; readonly weight: number };
/** Where a term occurs: in the text of sections, and in phrases. */
type Occurrences = { readonly texts: readonly Occurrence[]; readonly phrases: readonly Occurrence[] };

/** BM25's k1 (how fast repeated words stop counting) and b (how much long texts are penalized). */
const [saturation, lengthPenalty] = [1.2, 0.6];
/** How often a term occurs that has a count. */
const timesOf = { 1: 1, 2: 2.4, 3: 5, 4: 2.4 } as const;
/** What the subject of a row counts, however long the table is. */
const subject = 1;

const none: readonly never[] = [];

/** The operation of a reference page, whose keywords start with the call and the operation's name. */
function operationOf(keywords: string): Pick<IndexedPage, 'operation'> {
  const [call = '', name = ''] = keywords.split(', ');
  const parsed = /^[A-Z]+ \//.test(call) && parseCall(call);
  return parsed ? { operation: { ...parsed, name: fold(name).replace(/[^\p{L}\p{N}]/gu, '') } } : {};
}

/** The index in memory. It has titles, headings and keywords from the start; parts of the full text, the questions and the synonyms arrive later. */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  readonly sections: IndexedSection[] = [];
  readonly phrases: Phrase[] = [];
  readonly averageLength: number;
  /** Terms → phrases, those of questions excepted. */
  readonly #names = new Map<string, Occurrence[]>();
  /** Terms of texts and questions → postings. */
  readonly #postings = new Map<string, string>();
  readonly #decoded = new Map<string, Occurrences>();
  #dictionary: Dictionary | undefined;
  #synonyms: Synonyms = new Map();
  /** Index of the first phrase that is a question. */
  readonly #firstQuestion: number;

  constructor({ places, marks, pages, lengths, questions, weights }: DocumentsFile) {
    for (const [path, name, placeAt, keywords, lines, markAt, weightAt] of pages) {
      const [guide, ...place] = places[placeAt] ?? [-1];
      const first = this.sections.length;
      const [title = '', label] = name.split('\t');
      const add = (section: Pick<IndexedSection, 'id' | 'title' | 'trail' | 'symptom' | 'tab'>): void => {
        const length = lengthOf(lengths[this.sections.length]);
        this.sections.push({ ...section, page: this.pages.length, length });
      };
      add({ id: '', title, trail: none, symptom: false });
      this.#addPhrase('title', title);
      if (label !== undefined) this.#addPhrase('label', label);
      for (const keyword of keywords ? keywords.split(', ') : none) this.#addPhrase('keyword', keyword);
      // Titles of the headings that contain the next section.
      let trail: string[] = [];
      for (const line of lines ? lines.split('\n') : none) {
        const [heading = '', id, tab] = line.slice(1).split('\t');
        const symptom = line[0] === '!';
        if (!symptom) trail = trail.slice(0, Number(line[0]));
        add({
          id: id || usualId(heading, symptom),
          title: heading,
          trail: [...trail],
          symptom,
          ...(tab ? { tab } : {}),
        });
        this.#addPhrase(symptom ? 'symptom' : 'heading', heading);
        if (!symptom) trail.push(heading);
      }
      const [weight, weightForCode, lang] = weights[weightAt] ?? [1, 1];
      this.pages.push({
        path,
        title,
        guide,
        place,
        mark: marks[markAt],
        ...operationOf(keywords),
        first,
        sections: this.sections.length - first,
        weight,
        weightForCode,
        lang,
      });
    }
    this.#firstQuestion = this.phrases.length;
    for (const [section, length] of decodeQuestions(questions))
      this.phrases.push({ section, kind: 'question', length });
    this.averageLength = this.sections.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.sections.length);
  }

  /** Adds a part of the full text, the questions and the synonyms. */
  addTerms(file: TermsFile): void {
    this.#synonyms = readSynonyms(file.synonyms, this.#synonyms);
    const postings = file.postings.split(' ');
    decodeTerms(file.terms).forEach((term, index) => {
      this.#postings.set(term, postings[index] ?? '');
      this.#decoded.delete(term);
    });
    this.#dictionary = undefined;
  }

  /** The site's synonyms for words in the parts that have arrived. */
  get synonyms(): Synonyms {
    return this.#synonyms;
  }

  /** All terms that have arrived so far. */
  get dictionary(): Dictionary {
    return (this.#dictionary ??= new Dictionary(
      [...this.#names.keys(), ...this.#postings.keys()],
      new Set(this.#names.keys()),
    ));
  }

  /** Where a term occurs, as far as the parts of the index have arrived. */
  find(term: string): Occurrences {
    const decoded = this.#decoded.get(term) ?? this.#decode(term);
    this.#decoded.set(term, decoded);
    return decoded;
  }

  #decode(term: string): Occurrences {
    const texts: Occurrence[] = [];
    const phrases: Occurrence[] = [...(this.#names.get(term) ?? none)];
    for (const { section, count } of decodePostings(this.#postings.get(term) ?? '')) {
      const question = section - this.sections.length;
      if (question < 0) texts.push({ number: section, weight: this.#weightIn(section, count) });
      else phrases.push({ number: this.#firstQuestion + question, weight: 1 });
    }
    return { texts, phrases };
  }

  /** What a term counts in the text of a section. */
  #weightIn(section: number, count: Posting['count']): number {
    const length = (this.sections[section]?.length ?? 0) / this.averageLength;
    const times = timesOf[count];
    const bonus = count === 4 ? subject : 0;
    return bonus + (times * (saturation + 1)) / (times + saturation * (1 - lengthPenalty + lengthPenalty * length));
  }

  /** Adds a phrase of the section that was added last. */
  #addPhrase(kind: Phrase['kind'], text: string): void {
    const terms = phraseTerms(text);
    const number = this.phrases.push({ section: this.sections.length - 1, kind, length: terms.length }) - 1;
    for (const term of new Set(terms)) {
      const occurrences = this.#names.get(term);
      if (occurrences) occurrences.push({ number, weight: 1 });
      else this.#names.set(term, [{ number, weight: 1 }]);
    }
  }
}
