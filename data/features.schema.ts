import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

/** `features.json`: features that an installation turns on for each account, as far as readers notice them. */
export const featuresSchema = z.strictObject({
  source: sourceSchema,
  features: z.array(
    z.strictObject({
      /** Name in the API and in the source code. */
      name: z.string().regex(/^[a-z\d_]+$/),
      /** Name of the checkbox in the super admin console. */
      label: text,
      /** Whether a fresh account has it. */
      default: z.boolean(),
      /** Only the enterprise edition and the vendor's cloud have it. */
      enterprise: z.boolean(),
      /** How a reader sees that the account has it: the rest of a sentence that begins with “You have it if”. */
      sign: text,
      /** What readers do without it, in one or two sentences. */
      without: text.optional(),
      /** Where the default was read: file and line of the repository in `source`. */
      line: z.string().regex(/^config\/features\.yml:\d+$/),
    }),
  ),
});
