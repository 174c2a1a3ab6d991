import type { SearchLanguage } from '../language.ts';
import { language as ar } from './ar.ts';
import { language as de } from './de.ts';
import { language as es } from './es.ts';
import { language as fr } from './fr.ts';
import { language as pt } from './pt.ts';

/** Languages other than English that search knows, by code, for builds. Browsers load the module of one. */
export const searchLanguages: Readonly<Partial<Record<string, SearchLanguage>>> = { ar, de, es, fr, pt };
