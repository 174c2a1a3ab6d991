import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `custom-attributes.json`: kinds and types of custom attributes. `number` is the value in the API. */
export const customAttributesSchema = z.strictObject({
  source: sourceSchema,
  models: z.array(z.strictObject({ name: text, label: text, number: z.int(), inApp: z.boolean() })),
  types: z.array(
    z.strictObject({
      name: text,
      number: z.int(),
      inApp: z.boolean(),
      /** A value as JSON. */ sample: text,
      meaning: text,
    }),
  ),
  fields: z.array(factSchema),
  /** Keys that custom attributes may not have. */
  reserved: z.strictObject({ conversation: z.array(text), contact: z.array(text) }),
  limits: z.strictObject({ textCharacters: z.int(), largestInteger: z.int() }),
});
