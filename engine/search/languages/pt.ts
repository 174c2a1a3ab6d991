import { stemmer } from '@orama/stemmers/portuguese';
import { stopwords } from '@orama/stopwords/portuguese';
import { fold } from '../tokenize.ts';

export const language = { stem: stemmer, stopWords: new Set(stopwords.map(fold)) };
