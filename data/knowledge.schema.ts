import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const setting = factSchema.required({ label: true });
/** A limit with what it applies to. */
const limit = z.strictObject({ key: text, name: text, value: text, scope: text });

/** `knowledge.json`: the knowledge-based assistant: forms, limits, and the requests of its tools. */
export const knowledgeSchema = z.strictObject({
  source: sourceSchema,
  settings: z.strictObject({ basic: z.array(setting), system: z.array(setting) }),
  limits: z.array(limit),
  /** What uses credits, and how many. */
  credits: z.array(z.strictObject({ key: text, name: text, credits: text })),
  tools: z.strictObject({
    fields: z.array(setting),
    headers: z.array(z.strictObject({ name: text, value: text, when: text })),
    auth: z.array(z.strictObject({ key: text, name: text, sent: text })),
    limits: z.array(limit),
  }),
});
