import { fold, termsOf, textTerms, wordsOf } from './tokenize.ts';

/**
 * Words that say nothing about a page's subject. Removed from the full text, and from queries that have other words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and are as at be been being but by can could did do does doing for from get gets got had has have how i if in into is it its ' +
    'just may me might my no not now of on or our ours shall should so some than that the their them then there these they this those ' +
    'to too us was we were what when where which while who whom whose why will with would you your yours am about after before any ' +
    'also only cant dont doesnt didnt isnt arent wont wouldnt couldnt shouldnt hasnt havent im ive youre theyre thats theres lets'
  ).split(' '),
);

/** Stems of everyday words. They count little beside other words. */
export const fillerWords: ReadonlySet<string> = new Set(
  (
    'happen mean want need make let use way best pleas help find look see show tell explain possibl able work go put keep like thing ' +
    'something someone anyone nobody everyone always never slow slowly quick quickly fast easy easily inside outside onto within give ' +
    'take try come turn really again still every each all other another one two good much many more most less few lot kind right wrong ' +
    'problem issue say know think seem appear suddenly anymore already yet even ever instead without through over up down off out back ' +
    'here same own part certain different people person stuff mine somebody everything anything nothing'
  ).split(' '),
);

/** Whether a word, as it is written, says nothing. (Its stem may be that of another word: `can` is the stem of `canned`.) */
const isStopWord = (word: string): boolean => stopWords.has(fold(word).replace(/[^\p{L}\p{N}]/gu, ''));

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
