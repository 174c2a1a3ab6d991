import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';
import { jsonObject, payloadObject } from './payload.schema.ts';

const presence = z.strictObject({ expiresSeconds: z.int(), sendEverySeconds: z.int(), variable: text });

/** Who gets an event, in words of the pages. */
const receiverNames = {
  agents: 'agents of the channel',
  'all agents': 'all agents',
  administrators: 'administrators',
  contact: 'the contact',
  account: 'everyone in the account who is signed in',
  'not the one who types': 'not the person who is typing',
} as const;
type ReceiverName = keyof typeof receiverNames;

/** `agents of the channel and all administrators, the contact; not the person who is typing` */
function recipientsText(receivers: readonly ('one person' | ReceiverName)[], person = ''): string {
  return receivers
    .map((name) => (name === 'one person' ? person : receiverNames[name]))
    .join(', ')
    .replace('agents of the channel, administrators', 'agents of the channel and all administrators')
    .replace('all agents, administrators', 'all agents and administrators')
    .replace(', not the', '; not the');
}

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
    z
      .strictObject({
        name: z.string().regex(/^[a-z_]+(\.[a-z_]+)+$/),
        /** A contact's connection gets it too. */
        contact: z.boolean(),
        receivers: z
          .array(z.enum(['one person', ...Object.keys(receiverNames)] as ['one person', ...ReceiverName[]]))
          .min(1),
        /** Who the one person is. */
        person: text.optional(),
        /** Key of the object that `data` is; `none` when there are only the common fields. */
        object: text,
        extraFields: z.array(factSchema).optional(),
        meaning: text,
        example: jsonObject.optional(),
      })
      .refine(({ receivers, person }) => receivers.includes('one person') === (person !== undefined), {
        message: 'An event for one person says in `person` who that is; other events have no `person`.',
      })
      .transform((event) => ({ ...event, recipients: recipientsText(event.receivers, event.person) })),
  ),
  /** Objects beyond those of `webhooks.json`. */
  objects: z.array(payloadObject),
  notificationTypes: z.array(factSchema),
});
