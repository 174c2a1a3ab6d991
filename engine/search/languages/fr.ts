import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { fold } from '../tokenize.ts';

export const language = { stem: stemmer, stopWords: new Set(stopwords.map(fold)) };
