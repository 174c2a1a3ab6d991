import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const setting = factSchema.required({ label: true });
const named = z.strictObject({ name: text, meaning: text });
const color = z.string().regex(/^#[0-9A-F]{6}$/);

/** `assistant.json`: theme, settings, variables, results, publishing and embedding of the rule-based assistant. */
export const assistantSchema = z.strictObject({
  source: sourceSchema,
  theme: z.strictObject({
    global: z.array(setting),
    chat: z.array(setting),
    /** Further settings of bubbles, buttons and inputs alike. */
    effects: z.array(setting),
    colors: z.array(
      z.strictObject({ key: text, name: text, background: color, text: color, placeholder: color.optional() }),
    ),
    rules: z.array(text),
  }),
  settings: z.strictObject({
    general: z.array(setting),
    systemMessages: z.array(setting),
    typing: z.array(setting),
    security: z.array(setting),
    metadata: z.array(setting),
    /** Title, description, picture and icon, on the Share tab. */
    sitePreview: z.array(setting),
    whatsapp: z.array(setting),
  }),
  variables: z.strictObject({
    syntax: z.array(named),
    types: z.array(text),
    prefillQuery: text,
    prefillOption: text,
    rules: z.array(text),
  }),
  results: z.strictObject({ periods: z.array(text), defaultPeriod: text, metrics: z.array(named) }),
  contextMenu: z.array(z.strictObject({ key: text, element: text, action: text, meaning: text })),
  shortcuts: z.array(z.strictObject({ key: text, keys: text, mac: text, meaning: text })),
  gestures: z.array(z.strictObject({ key: text, action: text, mouse: text, trackpad: text })),
  publish: z.array(named),
  /** Where a flow can run: how it starts there, what it shows, and whether a person can take over. */
  export: z.strictObject({
    format: text,
    versions: z.array(text),
    topLevelKeys: z.array(text),
    carried: z.array(text),
    notCarried: z.array(text),
  }),
  embed: z.strictObject({
    ways: z.array(
      z.strictObject({ key: text, name: text, call: text.nullable(), size: text.nullable(), meaning: text }),
    ),
    options: z.array(setting),
    popup: z.array(setting),
    bubble: z.array(setting),
    /** Functions the page passes: what they are called with, and when. */
    callbacks: z.array(z.strictObject({ name: text, argument: text, meaning: text })),
    /** Functions the page calls: signature, the kinds of embed or inputs that react, and the effect. */
    commands: z.array(z.strictObject({ name: text, call: text, worksOn: text, meaning: text })),
  }),
});
