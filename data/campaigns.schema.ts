import { z } from 'zod';
import { factSchema, sourceSchema, text } from './fact.schema.ts';

/** `campaigns.json`: ongoing and one-off campaigns, and how URL patterns match. */
export const campaignsSchema = z.strictObject({
  source: sourceSchema,
  ongoing: z.strictObject({
    /** Keys in `channels.json`. */
    channels: z.array(text),
    fields: z.array(factSchema),
    shownWhen: z.array(text),
    /** How long campaigns stay quiet after the visitor closed one. */
    snoozeHours: z.int(),
  }),
  oneOff: z.strictObject({
    channels: z.array(text),
    fields: z.array(factSchema),
    statuses: z.array(z.strictObject({ name: text, meaning: text })),
    /** How often due campaigns are looked up. */
    checkMinutes: z.int(),
    /** A campaign that is later than this is left out. */
    lateDays: z.int(),
  }),
  urlPatterns: z.strictObject({
    schemes: z.array(text),
    rules: z.array(text),
    /** Addresses that a pattern matches and misses: examples for pages, vectors for tests. */
    cases: z.array(
      z.strictObject({ pattern: text, matches: z.array(z.url()).min(1), misses: z.array(z.url()), meaning: text }),
    ),
  }),
  /** Objects of template variables that the message may use. */
  variables: z.array(text),
});
