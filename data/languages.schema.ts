import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/** `languages.json`: languages of dashboard and widget. */
export const languagesSchema = z.strictObject({
  source: sourceSchema,
  codeForm: text,
  languages: z.array(
    z.strictObject({
      code: z.string().regex(/^[a-z]{2}(_[A-Z]{2})?$/),
      name: text,
      ownName: text,
      rightToLeft: z.boolean(),
    }),
  ),
  /** Codes that are switched off. */
  off: z.array(text),
  setAt: z.array(z.strictObject({ name: text, meaning: text })),
});
