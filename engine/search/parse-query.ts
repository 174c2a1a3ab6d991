import { maxQueryLength } from './adapter.ts';
import { parseCall, type Call } from './call.ts';
import { language } from './language.ts';
import { fold, plain, termsOf, wordsOf } from './tokenize.ts';

/** A word of a query. */
export type QueryWord = {
  /** The word as typed, folded; compared with terms as a prefix or a typo. */
  readonly typed: string;
  readonly whole: string;
  readonly parts: readonly string[];
};
export type Query = {
  /** The words that say something. */
  readonly words: readonly QueryWord[];
  /** All words, of which phrases among the synonyms consist. */
  readonly allWords: readonly QueryWord[];
  /** Texts in quotation marks, folded; a section must contain all of them. */
  readonly phrases: readonly string[];
  /** The API call that the query names. */
  readonly call?: Call;
  /** Set if the query is a single identifier, such as the name of an operation: folded, without punctuation. */
  readonly identifier?: string;
  /** Whether the last word may be incomplete. */
  readonly open: boolean;
};

const maxWords = 16;

/** Parses a query. Any text is valid; one without letters and digits has no words. */
export function parseQuery(text: string): Query {
  const input = text.slice(0, maxQueryLength);
  const words: QueryWord[] = [];
  for (const { text: word } of wordsOf(input)) {
    const terms = termsOf(word);
    if (terms && words.length < maxWords && !words.some(({ whole }) => whole === terms.whole))
      words.push({ typed: fold(word).replace(/[^\p{L}\p{N}]/gu, ''), ...terms });
  }
  const significant = words.filter(({ typed }) => !language.stopWords.has(typed));
  const phrases = [...input.matchAll(/["“”]([^"“”]{2,})["“”]/g)]
    .map(([, phrase = '']) => plain(phrase))
    .filter(Boolean);
  const call = parseCall(input);
  const [only] = words.length === 1 ? words : [];
  return {
    words: significant.length ? significant : words,
    allWords: words,
    phrases,
    ...(call ? { call } : {}),
    ...(only?.parts.length ? { identifier: only.typed } : {}),
    open: !/[\s"”.?!]$/.test(text),
  };
}
