import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const route = z.string().regex(/^\/([\w{}.-]+\/)*$/);
/** `automatic`: set by the platform; `manual`: entered at the provider for each channel; `once`: set by who runs the installation. */
const callback = z.strictObject({
  name: text,
  url: text,
  setUp: z.enum(['automatic', 'manual', 'once']),
  meaning: text,
});

/** What a channel can do, for tables and the feature matrix. */
const figures = z.strictObject({
  /** Longest message in the reply box, in characters; null when it is not stated. */
  characters: z.int().positive().nullable(),
  /** File kinds and size limits of messages to the contact; null when the provider sets them or they are not stated. */
  attachments: z.strictObject({ image: text, audio: text, video: text, documents: text }).nullable(),
  /** What happens to several files in one message; left out where all of them are sent as they are. */
  files: text.optional(),
  /** How long after the contact's last message you can answer freely. `hours` null: no window of its own; null in all: not stated. */
  replyWindow: z
    .strictObject({ hours: z.int().positive().nullable(), extendedHours: z.int().positive().optional(), meaning: text })
    .nullable(),
  /** Whether you can start a conversation. Left out when it is not stated. */
  start: z.strictObject({ kind: z.enum(['free', 'known', 'template', 'no']), meaning: text }).optional(),
  /** Delivery statuses a message can reach; empty when they are not stated. */
  statuses: z.array(z.enum(['sent', 'delivered', 'read', 'failed'])),
  /** Whether answers to a specific message are shown as such. */
  replyTo: z.strictObject({ incoming: z.boolean(), outgoing: z.boolean() }).optional(),
  /** What becomes of interactive messages. */
  options: text,
  formatting: text.optional(),
  templates: z.boolean(),
  campaigns: z.enum(['ongoing', 'one-off']).nullable(),
  /** What campaigns need beyond the channel. */
  campaignsNeed: text.optional(),
});
export type ChannelFigures = z.infer<typeof figures>;

const channel = z.strictObject({
  /** Front matter key `channel`. */
  key: z.string().regex(/^[a-z0-9-]+$/),
  /** A page that describes another way to the same channel; left out of the matrix. */
  variantOf: z.string().optional(),
  name: text,
  group: z.enum(['live-chat', 'email', 'api', 'whatsapp', 'sms', 'social', 'voice']),
  route,
  /** Value of `channel` in payloads. */
  className: text.nullable(),
  /** Value of `channel.type` when the channel is made by the API; null when it cannot be. */
  apiType: text.nullable(),
  /** Shown before anything else on the page. */
  notice: text.optional(),
  /** What to have at hand before connecting. */
  needs: z.array(text).min(1),
  /** Fields of the form, in order. */
  fields: z.array(factSchema).min(1),
  /** What the platform makes and shows afterwards. */
  generated: z.array(factSchema),
  callbacks: z.array(callback),
  /** What the provider's sign-in asks for. */
  permissions: z.array(factSchema),
  /** Events of the provider to subscribe to. */
  providerEvents: z.array(text),
  /** Variables of an own installation; described in `environment.json`. */
  environment: z.array(text),
  /** Settings beyond the form. */
  options: z.array(factSchema).optional(),
  /** Left out for channels without messages. */
  figures: figures.optional(),
  nameRules: z
    .strictObject({
      minLength: z.int(),
      maxLength: z.int(),
      pattern: text,
      caseSensitive: z.boolean(),
      rules: z.array(text),
    })
    .optional(),
  limits: z.array(text),
});
export type Channel = z.infer<typeof channel>;

/** `channels.json`: every channel, what its form asks for and what it can do. */
export const channelsSchema = z.strictObject({
  source: sourceSchema,
  common: z.strictObject({
    whoCreates: text,
    path: z.array(text),
    steps: z.array(text),
    tabs: z.array(factSchema),
    settings: z.array(factSchema),
    maxAttachmentsPerMessage: z.int(),
  }),
  messageStatuses: z.array(factSchema),
  channels: z.array(channel).min(1),
  clientApi: z.strictObject({ base: text, contactAnswer: z.array(text), typingValues: z.array(text) }),
  integrations: z.array(
    z.strictObject({
      key: text,
      name: text,
      level: z.enum(['account', 'channel']),
      several: z.boolean(),
      route: route.optional(),
      meaning: text,
      credentials: z.array(text).min(1),
      /** What must be there before the card can be used. */ available: text,
    }),
  ),
});
