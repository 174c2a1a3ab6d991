import { language, type SearchLanguage } from './language.ts';

/** A word of a text and its position. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };
/** The terms that a word is found by. */
export type WordTerms = {
  /** The word itself, or an identifier without its punctuation: `identifierhash`. */
  readonly whole: string;
  /** The parts of an identifier; empty for a plain word. */
  readonly parts: readonly string[];
};

/** Terms are cut off at this length: nobody types more, and longer ones would bloat the index. */
const longestTerm = 40;
/** Longer sequences of letters and digits are keys, hashes or encoded data. */
const longestRun = 28;

const wordPattern = /[\p{L}\p{N}_$](?:[\p{L}\p{M}\p{N}_$.:/@'’-]*[\p{L}\p{M}\p{N}_])?/gu;

/** The words of a text in order. An identifier, a path or a header name is one word. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern))
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  return words;
}

/** Folds a text for comparison: lower case, without accents, in Unicode's compatibility form. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** A text in the form in which phrases are compared: folded, with single spaces. */
export const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

const termsOfWords = new Map<string, WordTerms | undefined>();
let languageOfTerms: SearchLanguage | undefined;

/** The terms of one word; undefined for keys, encoded data and other text that nobody would type. */
export function termsOf(word: string): WordTerms | undefined {
  if (languageOfTerms !== language) termsOfWords.clear();
  languageOfTerms = language;
  // Texts repeat their words, so this cache makes indexing faster.
  if (termsOfWords.has(word)) return termsOfWords.get(word);
  if (termsOfWords.size > 20_000) termsOfWords.clear();
  const terms = makeTerms(word);
  termsOfWords.set(word, terms);
  return terms;
}

function makeTerms(word: string): WordTerms | undefined {
  const { stem } = language;
  const text = word.replace(/['’]s$/, '').replace(/['’]/g, '');
  // A fast path for the common case.
  if (/^[a-z]+$/.test(text) && text.length <= longestRun) return { whole: stem(text), parts: [] };
  const runs = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((run) =>
      run
        .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .split(' '),
    );
  if (!runs.length || runs.some(isBlob)) return undefined;
  const pieces = runs.flat();
  const folded = pieces.map(fold);
  if (folded.length === 1) return { whole: stem(folded[0] as string).slice(0, longestTerm), parts: [] };
  const parts = folded.filter((part) => part.length > 1 || /\p{N}/u.test(part)).map(stem);
  return { whole: folded.join('').slice(0, longestTerm), parts };
}

/**
 * Whether a sequence of letters and digits is a key, a hash or encoded data.
 * @param run the sequence, split before capitals that start a word: real words make long pieces, encoded data short
 * ones
 */
function isBlob(run: readonly string[]): boolean {
  const length = run.join('').length;
  return (
    run.some((piece) => piece.length > longestRun || (piece.length > 12 && /\d\D+\d\D*\d/.test(piece))) ||
    (length > 20 && length / run.length < 3.5)
  );
}

/** All terms of a text in order; for identifiers, the whole and its parts. */
export function textTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { text: word } of wordsOf(text)) {
    const termsOfWord = termsOf(word);
    if (termsOfWord) terms.push(termsOfWord.whole, ...termsOfWord.parts);
  }
  return terms;
}
