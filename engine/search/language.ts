import words from './english.json' with { type: 'json' };
import { stem } from './stem.ts';

/** How the words of a language are compared. */
export type SearchLanguage = {
  /** The stem that index and query share. The word is in lower case and has no accents. */
  readonly stem: (word: string) => string;
  /** Words that say nothing about a page's subject. Removed from the full text, and from queries that have other words. */
  readonly stopWords: ReadonlySet<string>;
};

const english: SearchLanguage = {
  stem,
  stopWords: new Set(words.stopWords.split(' ')),
};

/** The language of the words that are indexed or searched now. */
export let language: SearchLanguage = english;

/** Everything that is indexed or searched from now on is in this language. Default: English. */
export function useLanguage(next: SearchLanguage = english): void {
  language = next;
}
