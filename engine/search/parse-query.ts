import { parseCall, type Call } from './call.ts';
import { longestQuery } from './longest-query.ts';
import { stopWords } from './stop-words.ts';
import { fold, termsOf, wordsOf } from './tokenize.ts';

/** A word of a query. */
export type QueryWord = {
  /** What the reader typed, folded: what a prefix or a typo is compared with. */
  readonly typed: string;
  readonly whole: string;
  readonly parts: readonly string[];
};
export type Query = {
  readonly words: readonly QueryWord[];
  /** Texts in quotation marks, folded: a section must have each. */
  readonly phrases: readonly string[];
  /** The call of an API that it names. */
  readonly call?: Call;
  /** The query is one identifier, such as the name of an operation: folded, without its punctuation. */
  readonly identifier?: string;
  /** The last word may still be on its way. */
  readonly open: boolean;
};

const mostWords = 16;

/** Reads what a reader typed. Any text is a query; one without letters and digits has no words. */
export function parseQuery(text: string): Query {
  const input = text.slice(0, longestQuery);
  const words: QueryWord[] = [];
  for (const { text: word } of wordsOf(input)) {
    const terms = termsOf(word);
    if (terms && words.length < mostWords && !words.some(({ whole }) => whole === terms.whole))
      words.push({ typed: fold(word).replace(/[^\p{L}\p{N}]/gu, ''), ...terms });
  }
  const telling = words.filter(({ typed }) => !stopWords.has(typed));
  const phrases = [...input.matchAll(/["“”]([^"“”]{2,})["“”]/g)]
    .map(([, phrase = '']) => plain(phrase))
    .filter(Boolean);
  const call = parseCall(input);
  const [only] = words.length === 1 ? words : [];
  return {
    words: telling.length ? telling : words,
    phrases,
    ...(call ? { call } : {}),
    ...(only?.parts.length ? { identifier: only.typed } : {}),
    open: !/[\s"”.?!]$/.test(text),
  };
}

/** A text as phrases are compared: folded, one space between words. */
export function plain(text: string): string {
  return fold(text).replace(/\s+/g, ' ').trim();
}
