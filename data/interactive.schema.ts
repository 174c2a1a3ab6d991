import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';
import { jsonObject } from './payload.schema.ts';

/** `interactive.json`: content types of messages. */
export const interactiveSchema = z.strictObject({
  source: sourceSchema,
  types: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      /** Number in the database. */
      number: z.int(),
      /** Can be sent by the API. */
      send: z.boolean(),
      meaning: text,
      /** Path of the contact's answer in the payload. */
      answer: text.optional(),
      /** Keys of an entry of `content_attributes.items`. */
      items: z.array(factSchema).optional(),
      /** Body of a request that sends it. */
      sample: jsonObject.optional(),
    }),
  ),
  rules: z.array(text),
});
