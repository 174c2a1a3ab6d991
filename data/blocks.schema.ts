import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

const families = ['bubbles', 'inputs', 'logic', 'integrations'] as const;

/** A setting of a block: `name` in the flow file, `label` in the panel, `type` in plain words (`switch`, `text`, `variable`). */
const setting = factSchema.required({ label: true });

const block = z.strictObject({
  /** Front matter key `block`: family and block, as in the route. */
  key: z.string().regex(/^(bubbles|inputs|logic|integrations)\/[a-zA-Z-]+$/),
  family: z.enum(families),
  /** Short name, as in the palette. */
  name: text,
  route: text,
  purpose: text,
  /** Shown before anything else on the page. */
  notice: text.optional(),
  settings: z.array(setting).min(1),
  /** Settings of one choice, for blocks with choices. */
  itemSettings: z.array(setting).optional(),
  /** What a service can do, each with settings of its own. */
  actions: z.array(z.strictObject({ name: text, purpose: text, settings: z.array(setting).min(1) })).optional(),
  /** Values of the answer or the variables afterwards. */
  stores: text,
  /** What happens after an answer that is not valid. */
  invalid: text.optional(),
  /** Where a messaging channel differs from the web. */
  channels: text.optional(),
  behavior: z.array(text),
  limits: z.array(text),
  /** Largest file in megabytes. */
  maxMegabytes: z.int().optional(),
});
export type Block = z.infer<typeof block>;

/** `blocks.json`: the 34 blocks of the rule-based assistant. */
export const blocksSchema = z.strictObject({
  source: sourceSchema,
  families: z.array(z.strictObject({ key: z.enum(families), name: text, meaning: text })),
  /** Facts that are true of every block. */
  common: z.array(text),
  blocks: z.array(block).min(1),
  /** Operators of conditions and filters. */
  operators: z.array(z.strictObject({ name: text, needsValue: z.boolean(), meaning: text })),
  setVariableValues: z.array(z.strictObject({ name: text, meaning: text })),
});
