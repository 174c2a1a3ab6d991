import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const minimum = z.array(z.strictObject({ name: text, version: text }));

/** `limits.json`: sizes, counts and rates. */
export const limitsSchema = z.strictObject({
  source: sourceSchema,
  limits: z.array(
    z
      .strictObject({
        key: text,
        name: text,
        amount: z.int().positive(),
        /** `MB`, `a minute`; without one it is a count. */
        unit: text.optional(),
        /** What changes it on an own installation. */ setting: text.optional(),
        meaning: text,
      })
      // An owner can have another amount: `offers.limits` in site.config.ts.
      .transform((limit) => ({ ...limit, value: `%limit-${limit.key}%` })),
  ),
  /** Requests in a period, counted separately for each value of `by`. */
  throttles: z.array(
    z.strictObject({
      key: text,
      name: text,
      by: text,
      limit: z.int().positive(),
      period: text,
      variable: text.optional(),
    }),
  ),
  throttleStatus: z.int(),
  throttleRules: z.array(text),
  /** Oldest browsers and phone systems that work. */
  browsers: minimum,
  phones: minimum,
});
