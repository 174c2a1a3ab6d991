import { z } from 'zod';
import { factShape, literal, sourceSchema, text } from './fact.schema.ts';

const { values } = factShape;

/** A field of a query, a body or an object. `meaning` defaults to that of the same name in `fields`. */
const field = z.strictObject({
  name: text,
  type: text,
  required: z.boolean().optional(),
  default: literal.optional(),
  values,
  meaning: text.optional(),
});

/** `api.json`: the operations that the pages describe, from all three API families. */
export const apiSchema = z.strictObject({
  source: sourceSchema,
  families: z.array(
    z.strictObject({
      key: z.enum(['application', 'client', 'platform']),
      name: text,
      base: text,
      auth: text,
      meaning: text,
    }),
  ),
  authentication: z.strictObject({
    header: text,
    kinds: z.array(z.strictObject({ key: z.enum(['user', 'agent_bot', 'platform_app']), meaning: text })),
  }),
  errors: z.array(z.strictObject({ status: z.int().min(400).max(599), meaning: text })),
  /** Parameters in paths, by name; `id` is described by each operation. */
  pathParameters: z.record(z.string(), z.strictObject({ type: text, meaning: text })),
  /** Meanings of field names that several operations and objects share. */
  fields: z.record(z.string(), text),
  operations: z.array(
    z.strictObject({
      /** `create-contact`; operations of the client and platform family start with `client.` or `platform.`. */
      key: z.string().regex(/^((client|platform)\.)?[a-z-]+$/),
      family: z.enum(['application', 'client', 'platform']),
      group: z.string().regex(/^[a-z-]+$/),
      name: text,
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
      path: z.string().startsWith('/'),
      /** `operationId` in the published API description. */
      operation: text.optional(),
      /** False if the operation works but is missing from the published API description. */
      documented: z.boolean().optional(),
      /** Kinds of token that are accepted; empty: none is needed. */
      auth: z.array(z.enum(['user', 'agent_bot', 'platform_app'])),
      meaning: text,
      /** What `{id}` in the path is. */
      id: text.optional(),
      query: z.array(field).optional(),
      body: z.array(field).optional(),
      /** When more than JSON is accepted. */
      contentTypes: z.array(text).optional(),
      /** Key of an object, or `array<key>`; left out when the answer is empty. */
      response: z.strictObject({ status: z.int(), object: text.optional() }),
      errors: z.array(z.int()),
    }),
  ),
  objects: z.array(z.strictObject({ key: z.string().regex(/^[a-z_]+$/), name: text, fields: z.array(field).min(1) })),
});
export type Api = z.infer<typeof apiSchema>;
export type ApiOperation = Api['operations'][number];
export type ApiField = Omit<z.infer<typeof field>, 'meaning'> & { meaning: string };
