import type { PageRule, Rules } from '../engine/checks/rules.ts';
import { z } from 'zod';
import { callouts } from './callouts.ts';
import { codeSamples } from './code-samples.ts';
import { documents } from './documents.ts';
import { headings } from './headings.ts';
import { lengths } from './lengths.ts';
import { longSamples } from './long-samples.ts';
import { duplicateTitles, pageNames } from './page-names.ts';
import { pageShape } from './page-shape.ts';
import { placeholders } from './placeholders.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';
import { upstreamNames } from './upstream-names.ts';
import { vocabularyRule } from './vocabulary.ts';
import { vocabularySchema } from './vocabulary-schema.ts';

/** Loaded with the first page, because reading the configuration loads this module. */
const grammar: PageRule = async (facts) => (await import('./grammar.ts')).grammar(facts);

/** A rule for pages in English. */
const english =
  (rule: PageRule): PageRule =>
  (facts) =>
    /^en\b/.test(facts.lang) ? rule(facts) : [];

/**
 * How pages are written.
 * @param words the phrases to avoid, as `vocabulary.json` has them; see `vocabulary-schema.ts`
 * @throws Error for words that don't fit the schema
 */
export function writingRules(words: unknown = {}): Rules {
  const parsed = vocabularySchema.safeParse(words);
  if (!parsed.success) throw new Error(`the vocabulary can't be used: ${z.prettifyError(parsed.error)}`);
  const vocabulary = vocabularyRule(parsed.data);
  return {
    page: {
      'page-shape': english(pageShape),
      headings: english(headings),
      grammar: english(grammar),
      lengths: english(lengths),
      vocabulary: english(vocabulary),
      'upstream-names': upstreamNames(parsed.data),
      callouts,
      'code-samples': codeSamples,
      'long-samples': longSamples,
      placeholders,
    },
    project: [duplicateTitles, pageNames, repeatedParagraphs, documents({ vocabulary, grammar })],
  };
}
