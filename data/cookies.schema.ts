import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/** `cookies.json`: cookies of the app itself; those of the widget are in `widget.json`. */
export const cookiesSchema = z.strictObject({
  source: sourceSchema,
  app: z.array(z.strictObject({ name: text, where: text, lifetime: text, meaning: text })),
});
