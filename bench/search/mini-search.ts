import { gzipSync } from 'node:zlib';
import MiniSearch, { type Query } from 'minisearch';
import { Dictionary } from '../../engine/search/dictionary.ts';
import { expandQuery, type Slot } from '../../engine/search/expand-query.ts';
import type { SearchPage } from '../../engine/search/make-search-files.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import { readSynonyms } from '../../engine/search/synonyms.ts';
import { termsOf, textTerms, wordsOf } from '../../engine/search/tokenize.ts';
import { entriesOf, unique, type Engine, type Entry } from './entries.ts';

/** What can be tuned in MiniSearch: weights of the fields and of inexact matches, and the parameters of its BM25+. */
export type Weights = {
  readonly title: number;
  readonly heading: number;
  readonly keywords: number;
  readonly questions: number;
  readonly text: number;
  readonly prefix: number;
  readonly fuzzy: number;
  /** Share of a word's letters that may be wrong. */
  readonly distance: number;
  /** Factor on the qualities of our query expansion, synonyms included. */
  readonly expansion: number;
  readonly k: number;
  readonly b: number;
  readonly d: number;
};

const fields = ['title', 'heading', 'keywords', 'questions', 'text'] as const;

/** MiniSearch as its documentation recommends for such pages: prefix, typos, boosted fields. */
export function miniSearch(pages: readonly SearchPage[]): Engine {
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    storeFields: ['path'],
    searchOptions: { boost: { title: 4, heading: 3, keywords: 2, questions: 2, text: 1 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(entriesOf(pages));
  return {
    name: 'MiniSearch',
    bytes: bytesOf(index),
    search: async (query) => unique(index.search(query).map(({ path }) => path as string)),
  };
}

/** Variants of MiniSearch that get what the site's search has. */
export const variants = {
  /** Our stemmer, identifiers, stop words and synonyms; its own prefixes and typos. */
  words: { name: '+ our words', text: true, expansion: false },
  /** All of our query expansion instead of its prefixes and typos. */
  expansion: { name: '+ our expansion', text: true, expansion: true },
  /** As the first, with titles, headings, keywords, questions and descriptions only: an index that fits the budget of a first search. */
  short: { name: '+ our words, no text', text: false, expansion: false },
} as const;
export type Variant = keyof typeof variants;

/**
 * MiniSearch with the words of the site's search. The index is made once, so that weights can be tried quickly.
 * @param lines lines of `config/synonyms.json`
 * @returns the engine for given weights
 */
export function fairMiniSearch(
  pages: readonly SearchPage[],
  variant: Variant,
  lines: readonly string[],
): (weights: Weights) => Engine {
  const { name, text, expansion } = variants[variant];
  const synonyms = readSynonyms(lines);
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    storeFields: ['path'],
    tokenize: (value) => wordsOf(value).map((word) => word.text),
    processTerm: (word) => {
      const terms = termsOf(word);
      return terms && [terms.whole, ...terms.parts];
    },
  });
  const descriptions = new Map(pages.map(({ path, description }) => [path, description]));
  const entries = entriesOf(pages);
  index.addAll(text ? entries : entries.map((entry) => ({ ...entry, text: firstOf(entry, entries, descriptions) })));
  const dictionary = new Dictionary(
    expansion ? entries.flatMap((entry) => fields.flatMap((field) => textTerms(entry[field]))) : [],
  );
  const bytes = bytesOf(index);
  return (weights) => ({
    name,
    bytes,
    search: async (query) =>
      unique(
        index
          .search(weighed(expandQuery(parseQuery(query), dictionary, synonyms), expansion, weights))
          .map(({ path }) => path),
      ),
  });
}

/** The description of a page belongs to its first section. */
function firstOf(entry: Entry, entries: readonly Entry[], descriptions: ReadonlyMap<string, string>): string {
  return entries[entry.id - 1]?.path === entry.path ? '' : (descriptions.get(entry.path) ?? '');
}

/** The alternatives for each word of a query, as a MiniSearch query. */
function weighed(slots: readonly Slot[], expansion: boolean, weights: Weights): Query {
  const { title, heading, keywords, questions, text, prefix, fuzzy, distance, k, b, d } = weights;
  return {
    combineWith: 'OR',
    boost: { title, heading, keywords, questions, text },
    bm25: { k, b, d },
    weights: { prefix, fuzzy },
    // The terms are already processed.
    tokenize: (value) => [value],
    processTerm: (term) => term,
    queries: slots.flatMap((slot) =>
      slot.map(({ terms, quality }, rank) => ({
        combineWith: 'AND' as const,
        queries: [...terms],
        prefix: !expansion && rank === 0,
        fuzzy: !expansion && rank === 0 ? distance : false,
        boostTerm: () => (rank === 0 ? 1 : quality * weights.expansion),
      })),
    ),
  };
}

const bytesOf = (index: MiniSearch<Entry>): number => gzipSync(JSON.stringify(index)).byteLength;
