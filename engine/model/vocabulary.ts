import { z } from 'zod';

const isPattern = (pattern: string): boolean => {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
};
const pattern = z.string().min(1).refine(isPattern, 'must be a regular expression');
const phrases = z.array(z.strictObject({ pattern, say: z.string().min(1) })).default([]);

/** `config/vocabulary.json`: what the pages of a site do not say, and what they say instead. Patterns match whole words in any case. */
export const vocabularySchema = z.strictObject({
  /** Filler, and words of other products. */
  avoid: phrases,
  /** Words for which the site has another one: one word for one thing. */
  terms: phrases,
  /** Phrases that no native writer would use. */
  tics: phrases,
  /** Phrases that leave the reader alone with a condition. */
  hedges: phrases,
  /** Openings of a paragraph; the case counts here. */
  starts: phrases,
  /** Headings that say nothing out of context. */
  emptyHeadings: z.array(z.string().min(1)).default([]),
  /** Where the words above are allowed: quotations and names. */
  allowed: z.array(pattern).default([]),
});
export type Vocabulary = z.infer<typeof vocabularySchema>;
