import { z } from 'zod';

const isPattern = (pattern: string): boolean => {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
};
const pattern = z.string().min(1).refine(isPattern, 'must be a regular expression');
const phrases = z.array(z.strictObject({ pattern, say: z.string().min(1) })).default([]);

/** `writing/vocabulary.json`, and `vocabulary.de.json` for pages in German: phrases that pages avoid, and what to write instead. Patterns match whole words, ignoring case. */
export const vocabularySchema = z.strictObject({
  /** Filler words and terms of other products. */
  avoid: phrases,
  /** Synonyms of the site's terms: each thing has one name. */
  terms: phrases,
  /** Phrases that a native writer wouldn't use. */
  tics: phrases,
  /** Conditions without a way to check them, such as "depends on your plan". */
  hedges: phrases,
  /** Spellings; case-sensitive. */
  spellings: phrases,
  /** Openings of a paragraph; case-sensitive. */
  starts: phrases,
  /** Headings that mean nothing out of context. */
  emptyHeadings: z.array(z.string().min(1)).default([]),
  /** Quotations and names in which the phrases above are allowed. */
  allowed: z.array(pattern).default([]),
  /** Names in code that have the upstream project's name because readers must type them so; see `upstream-names.ts`. */
  upstreamNames: z.array(z.strictObject({ name: z.string().min(1), why: z.string().min(1) })).default([]),
});
export type Vocabulary = z.infer<typeof vocabularySchema>;
