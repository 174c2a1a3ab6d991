import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { fold } from '../tokenize.ts';

export const language = { stem: stemmer, stopWords: new Set(stopwords.map(fold)) };
