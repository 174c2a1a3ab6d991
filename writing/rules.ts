import type { PageRule, Rules } from '../engine/checks/rules.ts';
import { z } from 'zod';
import { callouts } from './callouts.ts';
import { codeSamples } from './code-samples.ts';
import { documents } from './documents.ts';
import { headings } from './headings.ts';
import { introductions } from './introductions.ts';
import { lengths } from './lengths.ts';
import { longSamples } from './long-samples.ts';
import { duplicateTitles, pageNames } from './page-names.ts';
import { pageShape } from './page-shape.ts';
import { placeholders } from './placeholders.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';
import { upstreamNames } from './upstream-names.ts';
import { vocabularyRule } from './vocabulary.ts';
import { vocabularySchema, type Vocabulary } from './vocabulary-schema.ts';

/** Loaded with the first page, because reading the configuration loads this module. */
const grammar: PageRule = async (facts) => (await import('./grammar.ts')).grammar(facts);

const isEnglish = ({ lang }: Parameters<PageRule>[0]): boolean => /^en\b/.test(lang);

/** A rule for pages in English. */
const inEnglish =
  (rule: PageRule): PageRule =>
  (facts) =>
    isEnglish(facts) ? rule(facts) : [];

function readVocabulary(words: unknown): Vocabulary {
  const { data, error } = vocabularySchema.safeParse(words);
  if (!data) throw new Error(`the vocabulary can't be used: ${z.prettifyError(error)}`);
  return data;
}

/**
 * How pages are written.
 * @param words the phrases to avoid, as `vocabulary.json` has them; see `vocabulary-schema.ts`
 * @param others the phrases that pages in other languages avoid, by language
 * @throws Error for words that don't fit the schema
 */
export function writingRules(words: unknown = {}, others: Readonly<Record<string, unknown>> = {}): Rules {
  const english = readVocabulary(words);
  const vocabulary = vocabularyRule(english);
  const vocabularies = new Map(
    Object.entries(others).map(([language, one]) => [language, vocabularyRule(readVocabulary(one))]),
  );
  return {
    page: {
      'page-shape': inEnglish(pageShape),
      headings: inEnglish(headings),
      introductions: inEnglish(introductions),
      grammar: inEnglish(grammar),
      lengths: inEnglish(lengths),
      vocabulary: (facts) =>
        (isEnglish(facts) ? vocabulary : vocabularies.get(new Intl.Locale(facts.lang).language))?.(facts) ?? [],
      'upstream-names': upstreamNames(english),
      callouts,
      'code-samples': codeSamples,
      'long-samples': longSamples,
      placeholders,
    },
    project: [duplicateTitles, pageNames, repeatedParagraphs, documents({ vocabulary, grammar })],
  };
}
