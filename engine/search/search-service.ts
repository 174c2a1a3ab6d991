import type { Answer } from './adapter.ts';
import { expandQuery } from './expand-query.ts';
import { textOf, type SearchManifest } from './file-formats.ts';
import { LoadedIndex, type LoadFile } from './loaded-index.ts';
import { pageResults } from './page-results.ts';
import { parseQuery, type Query } from './parse-query.ts';
import { findPages, type Ranked, type RankedPage } from './rank.ts';
import type { SearchIndex } from './search-index.ts';
import { plain } from './tokenize.ts';

/** How long a query must be unchanged before the texts of its results are fetched, in ms: saves those of half-typed words. */
const textDelay = 120;
/** Number of pages in an answer. More are rarely looked at, and the excerpts of each page cost a file. */
const shownPages = 7;

/** Answers queries, fetching the files of the index that each query needs. Independent of the worker that runs it. */
export class SearchService {
  readonly #files: LoadedIndex;
  readonly #mayFetchMore: () => boolean;
  #answered = '';

  /** @param mayFetchMore whether files may be fetched that no query has asked for */
  constructor(manifest: SearchManifest, load: LoadFile, mayFetchMore = () => false) {
    this.#files = new LoadedIndex(manifest, load);
    this.#mayFetchMore = mayFetchMore;
  }

  /**
   * Loads what the first answer needs.
   * @throws Error when it doesn't load; the next call tries again
   */
  async open(): Promise<void> {
    await this.#files.open();
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
    if (!query.words.length) return onAnswer({ pages: [], ranked: true, complete: true });
    const files = this.#files;
    const before = this.#answered;
    // A reader who asks something else after a whole answer will ask again, and then no answer waits for the network.
    if (before && !text.startsWith(before) && !before.startsWith(text) && this.#mayFetchMore()) void files.addRest();
    // The parts with the reader's own words are fetched while the documents are.
    const partsOfQuery = files.addParts(this.#partsOf(query));
    partsOfQuery.catch(() => {});
    const index = await files.open();
    const search = (): Ranked => {
      const { pages, slots } = findPages(index, query, guide);
      return { pages: pages.slice(0, shownPages), slots };
    };
    const results = (ranked: Ranked): Answer['pages'] =>
      pageResults(index, ranked, query, (section) => files.text(section));
    let ranked = search();
    let partial = false;
    if (this.#partsOf(query, index).size) {
      if (ranked.pages.length && !query.phrases.length)
        onAnswer({ pages: results(ranked), ranked: false, complete: false });
      try {
        await partsOfQuery;
        await files.addParts(this.#partsOf(query, index));
        // The correct spelling of a misspelled word can be in another part.
        await files.addParts(this.#partsOf(query, index));
      } catch (error) {
        if (!ranked.pages.length) throw error;
        partial = true;
      }
      if (stale()) return;
      ranked = search();
    }
    if (query.phrases.length) {
      await files.addTexts(pagesOf(ranked));
      if (stale()) return;
      ranked = withPhrases(ranked, query.phrases, (section) =>
        plain(`${index.sections[section]?.title ?? ''}\n${textOf(files.text(section))}`),
      );
    }
    if (!files.hasTexts(pagesOf(ranked))) {
      onAnswer({ pages: results(ranked), ranked: true, complete: false });
      await new Promise((resolve) => setTimeout(resolve, textDelay));
      if (stale()) return;
      // An answer without excerpts is still useful.
      await files.addTexts(pagesOf(ranked)).catch(() => (partial = true));
      if (stale()) return;
    }
    const missing = partial ? [] : missingWords(query, ranked, index);
    onAnswer({ pages: results(ranked), ranked: true, complete: true, missing, ...(partial ? { partial } : {}) });
    this.#answered = text;
  }

  /**
   * Parts of the index that aren't loaded yet and contain words of the query.
   * @param index knows the best alternatives of the words, which are in other parts
   */
  #partsOf({ words, open, ...query }: Query, index?: SearchIndex): Set<number> {
    const terms = new Set<string>();
    for (const { typed, whole, parts } of words)
      for (const term of index?.dictionary.has(whole) ? [whole, ...parts] : [typed, whole, ...parts]) terms.add(term);
    // Headings are known from the start, and a synonym in the full text isn't worth waiting for.
    if (index)
      for (const slot of expandQuery({ words, open, ...query }, index.dictionary, index.synonyms))
        for (const near of slot.filter(({ quality }) => quality > 0.5).slice(0, 2))
          for (const term of near.terms) terms.add(term);
    const parts = new Set([...terms].flatMap((term) => this.#files.missingParts(term)));
    const last = words.at(-1)?.typed ?? '';
    // The completions of a word that is being typed can be in several parts.
    if (open && last.length > 3) for (const part of this.#files.missingParts(last, `${last}\uffff`)) parts.add(part);
    return parts;
  }
}

/** The words as the reader typed them of which the index has no form. */
const missingWords = ({ words }: Query, { slots }: Ranked, { dictionary }: SearchIndex): string[] =>
  slots
    .filter((slot) => !slot.some(({ terms }) => terms.every((term) => dictionary.has(term))))
    .flatMap(([own]) => words.find(({ whole }) => whole === own?.terms[0])?.typed ?? []);

const pagesOf = ({ pages }: Ranked): number[] => pages.map(({ page }) => page);

/** Keeps only sections whose title or text contains every phrase. */
function withPhrases(
  { pages, slots }: Ranked,
  phrases: readonly string[],
  plainText: (section: number) => string,
): Ranked {
  const has = (section: number): boolean => phrases.every((phrase) => plainText(section).includes(phrase));
  const kept = pages.map((page): RankedPage => ({
    ...page,
    sections: page.sections.filter(({ section }) => has(section)).slice(0, 3),
  }));
  return { pages: kept.filter(({ sections }) => sections.length), slots };
}
