import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/** `glossary.json`: the words of the product. */
export const glossarySchema = z.strictObject({
  source: sourceSchema,
  terms: z.array(
    z.strictObject({
      /** Anchor. */
      key: z.string().regex(/^[a-z0-9-]+$/),
      term: text,
      /** Words that others use for it. */
      synonyms: z.array(text).min(1).optional(),
      meaning: text,
      /** Where to read on. */
      route: z.string().startsWith('/'),
    }),
  ),
});
