import { stem } from './stem.ts';

/** A word of a text and where it stands. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };
/** What a word is found by. */
export type WordTerms = {
  /** The word itself, or an identifier without its punctuation: `identifierhash`. */
  readonly whole: string;
  /** The parts of an identifier; empty for a plain word. */
  readonly parts: readonly string[];
};

/** Terms are cut here: nobody types more, and a long one would bloat the index. */
const longestTerm = 40;
/** Letters and digits without a break: longer ones are keys, hashes and encoded data. */
const longestRun = 28;

const wordPattern = /[\p{L}\p{N}_$](?:[\p{L}\p{M}\p{N}_$.:/@'’-]*[\p{L}\p{M}\p{N}_])?/gu;

/** Words of a text in order. Identifiers, paths and header names are one word each. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern))
    words.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  return words;
}

/** Lower case without accents, in compatibility form: what is compared is always folded. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

const known = new Map<string, WordTerms | undefined>();

/** The terms of one word; undefined for what no reader would type, such as keys and encoded data. */
export function termsOf(word: string): WordTerms | undefined {
  // Texts repeat their words: remembering them is most of the speed of indexing.
  if (known.has(word)) return known.get(word);
  if (known.size > 20_000) known.clear();
  const terms = makeTerms(word);
  known.set(word, terms);
  return terms;
}

function makeTerms(word: string): WordTerms | undefined {
  const text = word.replace(/['’]s$/, '').replace(/['’]/g, '');
  // The common case, and most of the time of indexing.
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

/** @param run letters and digits without a break, cut where a capital begins a new word: words make long pieces, encoded data short ones */
function isBlob(run: readonly string[]): boolean {
  const length = run.join('').length;
  return (
    run.some((piece) => piece.length > longestRun || (piece.length > 12 && /\d\D+\d\D*\d/.test(piece))) ||
    (length > 20 && length / run.length < 3.5)
  );
}

/** Every term of a text in order, identifiers whole and in parts. */
export function textTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { text: word } of wordsOf(text)) {
    const found = termsOf(word);
    if (found) terms.push(found.whole, ...found.parts);
  }
  return terms;
}
