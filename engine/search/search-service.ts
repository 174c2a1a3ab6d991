import type { Answer, PageResult, SectionResult } from './adapter.ts';
import { excerpt } from './excerpt.ts';
import { expandQuery, type Slot } from './expand-query.ts';
import { findMatches, markText } from './matches.ts';
import { parseQuery, plain, type Query } from './parse-query.ts';
import { findPages, type Ranked, type RankedPage } from './rank.ts';
import type { DocumentsFile, SearchManifest, TermsFile, TextsFile } from './file-formats.ts';
import { SearchIndex, type IndexedPage, type IndexedSection } from './search-index.ts';

/** Fetches a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/**
 * How long a query must be unchanged before the texts of its results are fetched, in ms: saves those of half-typed
 * words.
 */
const textDelay = 120;
/** Number of pages in an answer. More are rarely looked at, and the excerpts of each page cost a file. */
const shownPages = 7;
/** The rest of a larger index is not fetched before a query needs it. At 4 to 7 kB each, these are fewer bytes than one photo. */
const fewTerms = 80;

/** Answers queries, fetching the files of the index that each query needs. Independent of the worker that runs it. */
export class SearchService {
  readonly #index: SearchIndex;
  readonly #manifest: SearchManifest;
  readonly #load: LoadFile;
  readonly #terms = new Map<number, Promise<void>>();
  readonly #loadedTerms = new Set<number>();
  readonly #texts = new Map<number, Promise<TextsFile>>();
  readonly #loadedTexts = new Map<number, TextsFile>();
  readonly #mayFetchMore: () => boolean;
  #answered = '';
  #fetching = false;

  /** @param mayFetchMore whether files may be fetched that no query has asked for */
  constructor(manifest: SearchManifest, documents: DocumentsFile, load: LoadFile, mayFetchMore = () => false) {
    this.#manifest = manifest;
    this.#load = load;
    this.#mayFetchMore = mayFetchMore;
    this.#index = new SearchIndex(documents);
  }

  /**
   * Answers a query: immediately from what has been loaded, and again when more has arrived.
   * @param guide index of the guide to search in; undefined: all
   * @param onAnswer called with each answer; the last one is `complete`
   * @param stale whether a newer query has replaced this one
   * @throws Error when a file doesn't load and nothing was found without it
   */
  async answer(
    text: string,
    guide: number | undefined,
    onAnswer: (answer: Answer) => void,
    stale: () => boolean = () => false,
  ): Promise<void> {
    const query = parseQuery(text);
    if (!query.words.length) return onAnswer({ pages: [], complete: true });
    const before = this.#answered;
    if (before && !text.startsWith(before) && !before.startsWith(text)) void this.#fetchRest();
    let missing = this.#missingParts(query);
    let ranked = this.#search(query, guide);
    let partial = false;
    if (missing.length) {
      if (ranked.pages.length && !query.phrases.length) onAnswer({ pages: this.#results(ranked), complete: false });
      try {
        await Promise.all(missing.map((part) => this.#termsPart(part)));
        // The correct spelling of a misspelled word can be in another part.
        missing = this.#missingParts(query);
        await Promise.all(missing.map((part) => this.#termsPart(part)));
      } catch (error) {
        if (!ranked.pages.length) throw error;
        partial = true;
      }
      if (stale()) return;
      ranked = this.#search(query, guide);
    }
    if (query.phrases.length) {
      await this.#loadTexts(ranked);
      if (stale()) return;
      ranked = this.#withPhrases(ranked, query.phrases);
    }
    const files = this.#textFiles(ranked);
    if (!files.every((file) => this.#loadedTexts.has(file))) {
      onAnswer({ pages: this.#results(ranked), complete: false });
      await new Promise((resolve) => setTimeout(resolve, textDelay));
      if (stale()) return;
      // An answer without excerpts is still useful.
      await this.#loadTexts(ranked).catch(() => (partial = true));
      if (stale()) return;
    }
    onAnswer({ pages: this.#results(ranked), complete: true, ...(partial ? { partial } : {}) });
    this.#answered = text;
  }

  /**
   * Fetches what is left of the index, one file after the other. A reader who asks something else after a whole answer will ask
   * again, and then no answer waits for the network.
   */
  async #fetchRest(): Promise<void> {
    const { length } = this.#manifest.terms;
    if (this.#fetching || length > fewTerms || !this.#mayFetchMore()) return;
    this.#fetching = true;
    for (let part = 0; part < length; part++) await this.#termsPart(part).catch(() => {});
  }

  #search(query: Query, guide: number | undefined): Ranked {
    const { pages, slots } = findPages(this.#index, query, guide);
    return { pages: pages.slice(0, shownPages), slots };
  }

  /** Parts of the index that aren't loaded yet and contain words of the query or their best alternatives. */
  #missingParts(query: Query): number[] {
    if (this.#loadedTerms.size === this.#manifest.terms.length) return [];
    // Headings are known from the start, and a synonym in the full text isn't worth waiting for.
    const near = expandQuery(query, this.#index.dictionary, this.#index.synonyms).flatMap((slot) =>
      slot
        .filter(({ quality }) => quality > 0.5)
        .slice(0, 2)
        .flatMap(({ terms }) => terms),
    );
    const own = query.words.flatMap(({ typed, whole, parts }) =>
      this.#index.dictionary.has(whole) ? [whole, ...parts] : [typed, whole, ...parts],
    );
    const parts = new Set([...own, ...near].map((word) => this.#partOf(word)));
    const last = query.words.at(-1);
    // The completions of a word that is being typed can be in several parts.
    if (query.open && last && last.typed.length > 3)
      for (let part = this.#partOf(last.typed); part <= this.#partOf(`${last.typed}\uffff`); part++) parts.add(part);
    return [...parts].filter((part) => part >= 0 && !this.#loadedTerms.has(part));
  }

  #partOf(term: string): number {
    return Math.max(
      0,
      this.#manifest.terms.findLastIndex(([first]) => first <= term),
    );
  }

  #termsPart(part: number): Promise<void> {
    const known = this.#terms.get(part);
    if (known) return known;
    const [, name = ''] = this.#manifest.terms[part] ?? [];
    const loading = this.#load(name).then((file) => {
      this.#index.addTerms(file as TermsFile);
      this.#loadedTerms.add(part);
    });
    this.#terms.set(part, loading);
    loading.catch(() => this.#terms.delete(part));
    return loading;
  }

  #textFiles({ pages }: Ranked): number[] {
    return [...new Set(pages.map(({ page }) => Math.floor(page / this.#manifest.pagesInText)))];
  }

  async #loadTexts(ranked: Ranked): Promise<void> {
    await Promise.all(
      this.#textFiles(ranked).map(async (file) => {
        const loading =
          this.#texts.get(file) ?? this.#load(this.#manifest.texts[file] ?? '').then((texts) => texts as TextsFile);
        this.#texts.set(file, loading);
        loading.catch(() => this.#texts.delete(file));
        this.#loadedTexts.set(file, await loading);
      }),
    );
  }

  #textOf(section: number): string | undefined {
    const page = this.#index.sections[section]?.page ?? 0;
    const { pagesInText } = this.#manifest;
    return this.#loadedTexts.get(Math.floor(page / pagesInText))?.[page % pagesInText]?.[
      section - (this.#index.pages[page]?.first ?? 0)
    ];
  }

  /** Keeps only sections whose title or text contains every phrase. */
  #withPhrases({ pages, slots }: Ranked, phrases: readonly string[]): Ranked {
    const has = (section: number): boolean => {
      const text = plain(`${this.#index.sections[section]?.title ?? ''}\n${this.#textOf(section) ?? ''}`);
      return phrases.every((phrase) => text.includes(phrase));
    };
    const kept = pages.map((page): RankedPage => ({
      ...page,
      sections: page.sections.filter(({ section }) => has(section)).slice(0, 3),
    }));
    return { pages: kept.filter(({ sections }) => sections.length), slots };
  }

  /** Pages further down show fewer sections, which keeps the list short and fast to render. */
  #results({ pages, slots }: Ranked): PageResult[] {
    return pages.map(({ page, sections }, rank) => {
      const { path, title, place, mark } = this.#index.pages[page] as IndexedPage;
      return {
        path,
        title: marked(title, slots),
        place,
        mark,
        sections: sections
          .slice(0, rank < 2 ? 3 : rank < 5 ? 2 : 1)
          .map(({ section }) => this.#section(section, slots)),
      };
    });
  }

  #section(number: number, slots: readonly Slot[]): SectionResult {
    const { id, title, trail, tab, symptom } = this.#index.sections[number] as IndexedSection;
    const text = this.#textOf(number);
    return {
      id,
      title: marked(title, slots),
      trail,
      symptom,
      ...(tab ? { tab } : {}),
      ...(text === undefined ? {} : { excerpt: excerpt(text, slots) }),
    };
  }
}

const marked = (text: string, slots: readonly Slot[]): PageResult['title'] => markText(text, findMatches(text, slots));
