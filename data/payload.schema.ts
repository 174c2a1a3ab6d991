import { z } from 'zod';
import { factSchema, text } from './fact.schema.ts';

/** A JSON value. In example payloads `{ "$of": "contact" }` stands for the example of that object; see `resolve-examples.ts`. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export const jsonObject = z
  .record(z.string(), z.json())
  .transform((value) => value as { readonly [key: string]: Json });

/**
 * A field of a payload. `type` is one of `string`, `integer`, `number`, `boolean`, `object`, `array`, `datetime` (ISO 8601), `null`,
 * the key of an object, or `array<…>` of one of these; alternatives are joined by ` | `. `required: false`: may be absent.
 * A dot leads into an object: `meta.sender`.
 */
const payloadField = factSchema;

/** An object that payloads are made of. */
export const payloadObject = z.strictObject({
  key: z.string().regex(/^[a-z_]+$/),
  /** Name of the same object in `components.schemas` of the API description, which several operations return. */
  schema: text.optional(),
  name: text,
  meaning: text.optional(),
  /** What to watch out for. */
  caution: text.optional(),
  fields: z.array(payloadField).min(1),
  example: jsonObject.optional(),
});
export type PayloadObject = z.infer<typeof payloadObject>;
