import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';
import { jsonObject, payloadObject } from './payload.schema.ts';

const presence = z.strictObject({ expiresSeconds: z.int(), sendEverySeconds: z.int(), variable: text });

/** `websocket.json`: the live connection, its frames and its events. */
export const websocketSchema = z.strictObject({
  source: sourceSchema,
  connection: z.strictObject({
    url: text,
    channel: text,
    pingSeconds: z.int(),
    typingTimeoutSeconds: z.int(),
    subscribe: jsonObject,
    identifierFields: z.array(factSchema),
    tokens: z.array(z.strictObject({ key: text, name: text, from: text, sees: text })),
    frames: z.array(z.strictObject({ name: text, meaning: text, example: jsonObject })),
    rules: z.array(text),
  }),
  presence: z.strictObject({
    action: text,
    frame: jsonObject,
    statuses: z.array(text),
    user: presence,
    contact: presence,
  }),
  /** Fields of every event's data. */
  commonFields: z.array(factSchema),
  events: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z_]+(\.[a-z_]+)+$/),
      /** A contact's connection gets it too. */
      contact: z.boolean(),
      recipients: text,
      /** Key of the object that `data` is; `none` when there are only the common fields. */
      object: text,
      extraFields: z.array(factSchema).optional(),
      meaning: text,
      example: jsonObject.optional(),
    }),
  ),
  /** Objects beyond those of `webhooks.json`. */
  objects: z.array(payloadObject),
  notificationTypes: z.array(factSchema),
});
