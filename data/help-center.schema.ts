import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `help-center.json`: portals, categories and articles. */
export const helpCenterSchema = z.strictObject({
  source: sourceSchema,
  portal: z.array(factSchema),
  category: z.array(factSchema),
  articleStatuses: z.array(z.strictObject({ name: text, meaning: text })),
  addresses: z.array(z.strictObject({ name: text, path: text })),
  reservedSlugs: z.array(text),
  rules: z.array(text),
});
