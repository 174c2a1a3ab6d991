import { z } from 'zod';
import { factSchema, factShape, sourceSchema, text } from './fact.schema.ts';

const plugin = z.strictObject({ package: text, place: text, options: z.array(factSchema).min(1) });

/** `widget.json`: the website widget, its script, and what page code can do with it. */
export const widgetSchema = z.strictObject({
  source: sourceSchema,
  snippet: z.strictObject({
    scriptPath: text,
    settingsObject: text,
    sdkObject: text,
    apiObject: text,
    /** Properties of the object given to `run()`. */
    parts: z.array(z.strictObject({ ...factShape, sample: text })).min(1),
    /** The installation script, line by line. */
    code: z.array(z.string()).min(1),
    rules: z.array(text),
  }),
  settings: z.array(factSchema).min(1),
  methods: z.array(
    z.strictObject({
      name: text,
      arguments: z.array(factSchema),
      meaning: text,
      /** When the method throws, one sentence each. */
      errors: z.array(text),
    }),
  ),
  /** Read-only properties of the API object. */
  properties: z.array(text),
  user: z.strictObject({
    fields: z.array(
      z.strictObject({
        ...factShape,
        /** A change of it makes `setUser` send again. */
        compared: z.boolean().optional(),
        storedIn: text.optional(),
      }),
    ),
    atLeastOneOf: z.array(text).min(1),
    comparedFields: z.array(text).min(1),
    rules: z.array(text),
  }),
  identityValidation: z.strictObject({
    algorithm: text,
    encoding: text,
    message: text,
    key: text,
    keyPath: z.array(text),
    field: text,
    rules: z.array(text),
  }),
  events: z.array(factSchema).min(1),
  cookies: z.array(
    z.strictObject({ name: text, lifetime: text, sameSite: text, httpOnly: z.boolean(), domain: text, meaning: text }),
  ),
  visitorToken: z.strictObject({ kind: text, expiryDays: z.int(), meaning: text }),
  frame: z.strictObject({
    url: text,
    query: z.array(factSchema),
    permissions: z.array(text),
    elements: z.array(factSchema),
    /** Widest screen, in CSS pixels, on which the widget shows a close button of its own. */
    smallScreenPixels: z.int(),
    /** Size of the separate window in CSS pixels. */
    popout: z.strictObject({ width: z.int(), height: z.int() }),
    rules: z.array(text),
  }),
  /** What a closed network has to let through. */
  network: z.array(factSchema),
  contentSecurityPolicy: z.array(factSchema),
  postMessage: z.strictObject({
    prefix: text,
    format: text,
    toWidget: z.array(factSchema),
    fromWidget: z.array(factSchema),
    loadedMessage: z.record(z.string(), z.unknown()),
  }),
  reactNative: z.strictObject({
    package: text,
    peers: z.array(text),
    props: z.array(factSchema),
    bridge: text,
    rules: z.array(text),
  }),
  plugins: z.strictObject({ docusaurus: plugin, gatsby: plugin, wordpress: plugin }),
  preChatForm: z.strictObject({
    standardFields: z.array(z.strictObject({ ...factShape, label: text, required: z.boolean(), enabled: z.boolean() })),
    fieldKeys: z.array(factSchema),
  }),
  channelSettings: z.strictObject({
    fields: z.array(factSchema),
    features: z.array(factSchema),
    limits: z.strictObject({ greetingCharacters: z.int(), outOfOfficeCharacters: z.int() }),
  }),
  frameworks: z.strictObject({ survives: z.array(text), meaning: text }),
});
