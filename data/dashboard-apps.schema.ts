import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `dashboard-apps.json`: pages of yours inside a conversation, and what they are told. */
export const dashboardAppsSchema = z.strictObject({
  source: sourceSchema,
  fields: z.array(factSchema),
  /** Text a page posts to ask for the context. */
  request: text,
  /** `event` of the answer. */
  event: text,
  /** Objects in `data` of the answer. */
  context: z.array(z.strictObject({ key: text, fields: z.array(factSchema) })),
});
