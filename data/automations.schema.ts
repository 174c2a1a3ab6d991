import { z } from 'zod';
import { factSchema, factShape, sourceSchema, text } from './fact.schema.ts';

/** `automations.json`: rules and macros. Attributes and operators are those of `filters.json`. */
export const automationsSchema = z.strictObject({
  source: sourceSchema,
  fields: z.array(factSchema),
  events: z.array(
    z.strictObject({
      name: text,
      label: text,
      since: factShape.since,
      meaning: text,
      /** Conditions the form offers for the event. */
      conditions: z.array(z.strictObject({ key: text, operators: z.array(text).min(1) })),
    }),
  ),
  /** Actions of rules, the same for all events. */
  actions: z.array(
    z.strictObject({
      name: text,
      label: text,
      /** What has to be given; null: nothing. */
      takes: text.nullable(),
      /** Macros have it too. */
      macro: z.boolean(),
      dependsOnPlan: z.boolean().optional(),
      /** The form does not offer it. */
      apiOnly: z.boolean().optional(),
      /** Its label in the macro editor, where it differs. */
      macroLabel: text.optional(),
      meaning: text,
    }),
  ),
  rules: z.array(text),
  macros: z.strictObject({
    visibility: z.array(z.strictObject({ name: text, value: text, meaning: text })),
    actions: z.array(text),
    webhookEvent: text,
    rules: z.array(text),
  }),
});
