import { z } from 'zod';
import { factSchema, factShape, sourceSchema, text } from './fact.schema.ts';
import { jsonObject, payloadObject } from './payload.schema.ts';

/** `webhooks.json`: what is sent to a server, when, to whom and in which shape. */
export const webhooksSchema = z.strictObject({
  source: sourceSchema,
  /** Who can receive events. */
  kinds: z.array(
    z.strictObject({
      key: text,
      name: text,
      signed: z.boolean(),
      /** Tries in all. */ attempts: z.int(),
      /** Where its URL is entered. */ meaning: text,
      /** What arrives. */ filter: text,
      /** What happens when it does not answer with success. */ failure: text,
    }),
  ),
  /** Fields of an account webhook. */
  settings: z.array(factSchema),
  delivery: z.strictObject({
    method: text,
    contentType: text,
    timeoutSeconds: z.int(),
    timeoutSetting: text,
    maxRedirects: z.int(),
    retrySeconds: z.int(),
    retryStatuses: z.array(z.int()),
    rules: z.array(text),
  }),
  headers: z.array(factSchema),
  signature: z.strictObject({ algorithm: text, prefix: text, message: text, steps: z.array(text) }),
  events: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+$/),
      /** As in the list of events in the app. */
      label: text,
      when: text,
      /** Key of the object whose fields the payload has, in addition to `event`. */
      object: text,
      account: z.boolean(),
      apiChannel: z.boolean(),
      /** The payload has `changed_attributes`. */
      changedAttributes: z.boolean().optional(),
      since: factShape.since,
      example: jsonObject,
    }),
  ),
  /** What an assistant (agent bot) gets. */
  assistantEvents: z.array(z.strictObject({ name: text, object: text, meaning: text })),
  neverSent: z.array(text),
  objects: z.array(payloadObject),
  changedAttributes: z.strictObject({ field: text, item: text, meaning: text }),
});
