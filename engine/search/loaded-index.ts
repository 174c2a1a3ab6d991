import type { DocumentsFile, SearchManifest, SectionText, TermsFile, TextsFile } from './file-formats.ts';
import { SearchIndex } from './search-index.ts';

/** Fetches a file of the index by its name. */
export type LoadFile = (name: string) => Promise<unknown>;

/** The rest of a larger index is not fetched before a query needs it. */
const fewTerms = 80;

/** The files of the index, each fetched once, when it is needed. A file that failed is fetched again at the next try. */
export class LoadedIndex {
  readonly #manifest: SearchManifest;
  readonly #load: LoadFile;
  readonly #loading = new Map<string, Promise<unknown>>();
  readonly #terms = new Set<number>();
  readonly #texts = new Map<number, TextsFile>();
  #index: SearchIndex | undefined;

  constructor(manifest: SearchManifest, load: LoadFile) {
    this.#manifest = manifest;
    this.#load = load;
  }

  /** The index with the documents, to which the parts are added as they arrive. */
  async open(): Promise<SearchIndex> {
    const documents = await this.#file(this.#manifest.documents);
    return (this.#index ??= new SearchIndex(documents as DocumentsFile));
  }

  /** Parts with terms of the full text between two terms that haven't arrived yet. */
  missingParts(first: string, last = first): number[] {
    const parts: number[] = [];
    for (let part = this.#partOf(first); part <= this.#partOf(last); part++)
      if (part < this.#manifest.terms.length && !this.#terms.has(part)) parts.push(part);
    return parts;
  }

  async addParts(parts: Iterable<number>): Promise<void> {
    await Promise.all([...parts].map((part) => this.#addPart(part)));
  }

  /** Fetches what is left of the index, one file after the other. */
  async addRest(): Promise<void> {
    const { length } = this.#manifest.terms;
    if (length > fewTerms) return;
    for (let part = 0; part < length; part++) await this.#addPart(part).catch(() => {});
  }

  /** Whether the texts of pages have arrived. */
  hasTexts(pages: readonly number[]): boolean {
    return pages.every((page) => this.#texts.has(page));
  }

  async addTexts(pages: readonly number[]): Promise<void> {
    const load = async (page: number): Promise<unknown> =>
      this.#texts.set(page, (await this.#file(this.#manifest.texts[page] ?? '')) as TextsFile);
    await Promise.all(pages.map(load));
  }

  /** The text of a section and the names of its rows; undefined while it is loading. */
  text(section: number): SectionText | undefined {
    const page = this.#index?.sections[section]?.page ?? 0;
    return this.#texts.get(page)?.[section - (this.#index?.pages[page]?.first ?? 0)];
  }

  #partOf(term: string): number {
    return Math.max(
      0,
      this.#manifest.terms.findLastIndex(([first]) => first <= term),
    );
  }

  async #addPart(part: number): Promise<void> {
    const [, name = ''] = this.#manifest.terms[part] ?? [];
    // Both at once: a first query waits for one request, not for two in a row.
    const [terms, index] = await Promise.all([this.#file(name), this.open()]);
    if (this.#terms.has(part)) return;
    index.addTerms(terms as TermsFile);
    this.#terms.add(part);
  }

  #file(name: string): Promise<unknown> {
    const loading = this.#loading.get(name) ?? this.#load(name);
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.delete(name));
    return loading;
  }
}
