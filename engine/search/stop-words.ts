import english from './english.json' with { type: 'json' };
import { language } from './language.ts';
import { fold, termsOf, textTerms, wordsOf } from './tokenize.ts';

/** Stems of everyday words. They count little beside other words. */
export const fillerWords: ReadonlySet<string> = new Set(english.fillerWords.split(' '));

/** Whether a word, as it is written, says nothing. (Its stem may be that of another word: `can` is the stem of `canned`.) */
const isStopWord = (word: string): boolean => language.stopWords.has(fold(word).replace(/[^\p{L}\p{N}]/gu, ''));

/** The terms of a text, without words that say nothing. */
export const tellingTerms = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word.text))
    .flatMap((word) => {
      const terms = termsOf(word.text);
      return terms ? [terms.whole, ...terms.parts] : [];
    });

/** The terms by which a short text, such as a question, is found: if it has only words that say nothing, these. */
export function phraseTerms(text: string): string[] {
  const terms = tellingTerms(text);
  return terms.length ? terms : textTerms(text);
}
