import type { Answer, PageResult, SectionResult } from './adapter.ts';
import { excerpt } from './excerpt.ts';
import { expandQuery, type Slot } from './expand-query.ts';
import { findMarks, markText } from './marks.ts';
import { parseQuery, plain, type Query } from './parse-query.ts';
import { findPages, type Ranked, type RankedPage } from './rank.ts';
import type { DocumentsFile, SearchManifest, TermsFile, TextsFile } from './search-files.ts';
import { SearchIndex, type IndexedPage, type IndexedSection } from './search-index.ts';

/** Fetches a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/** How long a query has to stand before the texts of its results are fetched, in ms: those of a word half typed are not worth their bytes. */
const textDelay = 120;
/** Pages that are shown; the rest of a ranking is rarely looked at, and each costs a file for its excerpts. */
const shownPages = 7;

/** Answers queries from the files of the index, fetching the parts a query needs. Runs in a worker; knows nothing of it. */
export class SearchService {
  readonly #index: SearchIndex;
  readonly #manifest: SearchManifest;
  readonly #load: LoadFile;
  readonly #terms = new Map<number, Promise<void>>();
  readonly #loadedTerms = new Set<number>();
  readonly #texts = new Map<number, Promise<TextsFile>>();
  readonly #loadedTexts = new Map<number, TextsFile>();

  constructor(manifest: SearchManifest, documents: DocumentsFile, load: LoadFile) {
    this.#manifest = manifest;
    this.#load = load;
    this.#index = new SearchIndex(documents);
  }

  /**
   * Answers a query: at once from what is here, and again when more has come.
   * @param stale whether another query has taken this one's place
   * @throws Error when a part that is needed cannot be had and nothing was found without it
   */
  async answer(
    text: string,
    guide: number | undefined,
    give: (answer: Answer) => void,
    stale: () => boolean = () => false,
  ): Promise<void> {
    const query = parseQuery(text);
    if (!query.words.length) return give({ pages: [], complete: true });
    let missing = this.#missingParts(query);
    let ranked = this.#search(query, guide);
    let partial = false;
    if (missing.length) {
      if (ranked.pages.length && !query.phrases.length) give({ pages: this.#results(ranked), complete: false });
      try {
        await Promise.all(missing.map((part) => this.#termsPart(part)));
        // A misspelt word becomes a word of another part.
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
      give({ pages: this.#results(ranked), complete: false });
      await new Promise((resolve) => setTimeout(resolve, textDelay));
      if (stale()) return;
      // Without its excerpts an answer is still one.
      await this.#loadTexts(ranked).catch(() => (partial = true));
      if (stale()) return;
    }
    give({ pages: this.#results(ranked), complete: true, ...(partial ? { partial } : {}) });
  }

  #search(query: Query, guide: number | undefined): Ranked {
    const { pages, slots } = findPages(this.#index, query, guide);
    return { pages: pages.slice(0, shownPages), slots };
  }

  /** Parts of the index that hold words of the query, or what they may stand for, and are not here. */
  #missingParts(query: Query): number[] {
    if (this.#loadedTerms.size === this.#manifest.terms.length) return [];
    // Words of the headings are known from the start; what a synonym says in the full text is not worth waiting for.
    const near = expandQuery(query, this.#index.dictionary).flatMap((slot) =>
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
    // A word that is still being typed may go on over the end of a part.
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

  /** Only sections that have every phrase, in their title or their text. */
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

  /** The further down a page is, the fewer of its sections are shown: a list that can be looked over and drawn at once. */
  #results({ pages, slots }: Ranked): PageResult[] {
    return pages.map(({ page, sections }, rank) => {
      const { path, title, place } = this.#index.pages[page] as IndexedPage;
      return {
        path,
        title: marked(title, slots),
        place,
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

const marked = (text: string, slots: readonly Slot[]): PageResult['title'] => markText(text, findMarks(text, slots));
