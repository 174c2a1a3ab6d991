import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/**
 * `cookies.json`: cookies of the app, and what chat, app and help center store in the browser; cookies of the widget are in
 * `widget.json`.
 */
export const cookiesSchema = z.strictObject({
  source: sourceSchema,
  app: z.array(z.strictObject({ name: text, where: text, lifetime: text, meaning: text })),
  storage: z.array(z.strictObject({ name: text, where: text, kind: text, lifetime: text, meaning: text })),
});
