import { stemmer } from '@orama/stemmers/arabic';
import { stopwords } from '@orama/stopwords/arabic';
import { fold } from '../tokenize.ts';

export const language = { stem: stemmer, stopWords: new Set(stopwords.map(fold)) };
