import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const named = z.strictObject({ name: text, meaning: text });

/** `sla.json`: service level agreements. */
export const slaSchema = z.strictObject({
  source: sourceSchema,
  dependsOnPlan: z.boolean(),
  fields: z.array(factSchema),
  clocks: z.array(z.strictObject({ key: text, name: text, from: text, to: text })),
  statuses: z.array(named),
  reportMetrics: z.array(named),
  notified: z.array(text),
  rules: z.array(text),
});
