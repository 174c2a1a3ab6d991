import { stemmer } from '@orama/stemmers/arabic';
import { stopwords } from '@orama/stopwords/arabic';
import { fold } from '../tokenize.ts';

/** The article, with what is written in front of it as one word: `والحساب`, `بالحساب`, `للحساب`. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=...)/;

/** The stemmer takes the first letter of `وكيل` for a prefix, but not that of `الوكيل`: both lose it when it is asked until nothing changes. */
function stem(word: string): string {
  const shorter = stemmer(word.replace(article, ''));
  return shorter.length < word.length ? stem(shorter) : shorter;
}

export const language = { stem, stopWords: new Set(stopwords.map(fold)) };
