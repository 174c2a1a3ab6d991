import { z } from 'zod';
import { sourceSchema, text } from './fact.schema.ts';

const error = z.strictObject({
  /** Names the row and its anchor: the first code, or a word where the code alone is not unique. */
  key: z.string().regex(/^[a-z\d-]+$/),
  /** What the reader sees next to the message or in the provider's log; one line of Markdown. */
  code: text,
  cause: text,
  fix: text,
  /** Page of the provider, or of its own program, that says what the code means. */
  source: z.url({ protocol: /^https$/ }),
});

/** `provider-errors.json`: errors of the providers behind channels, as pages explain them. */
export const providerErrorsSchema = z.strictObject({
  source: sourceSchema,
  providers: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z-]+$/),
      /** Channels with the errors, as `available` names them in front matter. */
      available: z.strictObject({ channels: z.union([z.string(), z.array(z.string())]) }),
      /** The provider's own list, which pages link to. */
      list: z.url({ protocol: /^https$/ }),
      errors: z.array(error).min(1),
    }),
  ),
});
