import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { fold } from '../tokenize.ts';

/** Umlauts have lost their dots when a word gets here; in words typed without umlauts, `ae`, `oe` and `ue` stand for them. */
const withoutUmlauts = (word: string): string => word.replace(/(?<![aeiouq])([aou])e/g, '$1');

export const language = {
  stem: (word: string): string => stemmer(withoutUmlauts(word)),
  stopWords: new Set(stopwords.map(fold)),
};
