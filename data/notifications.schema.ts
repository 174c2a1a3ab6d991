import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `notifications.json`: what people are told, and how. */
export const notificationsSchema = z.strictObject({
  source: sourceSchema,
  types: z.array(z.strictObject({ name: text, label: text, meaning: text })),
  ways: z.array(z.strictObject({ name: text, meaning: text })),
  /** What is on for a person who joins an account. */
  onForBeginners: z.array(text),
  audio: z.array(factSchema),
});
