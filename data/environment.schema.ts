import { z } from 'zod';
import { factShape, literal, sourceSchema, text } from './fact.schema.ts';

const { values, default: fallback, defaultNote, meaning } = factShape;

/** `environment.json`: variables of an installation, and the settings of its admin console. */
export const environmentSchema = z.strictObject({
  source: sourceSchema,
  counts: z.strictObject({ variables: z.int(), exampleFile: z.int(), installationSettings: z.int() }),
  groups: z.array(z.strictObject({ key: z.string().regex(/^[a-z-]+$/), label: text })),
  variables: z.array(
    z.strictObject({
      name: z.string().regex(/^[A-Z0-9_]+$/),
      group: text,
      /** What the code uses when the variable is absent. */
      default: fallback,
      defaultNote,
      /** Value in the example file, where it says more than the default. */
      example: z.string().optional(),
      /** A typical value of an installation, when default, example file and list of values give none. `…` stands for the rest of a key. */
      sample: z.string().optional(),
      inExampleFile: z.boolean(),
      /**
       * The value in the example file, if it differs from the default; `null` is a value of the product. A commented line has no
       * effect.
       */
      exampleFile: z
        .strictObject({ value: z.string().nullable(), commentedOut: z.literal(true).optional() })
        .optional(),
      values,
      /** When it is needed; left out for optional variables. */
      needed: text.optional(),
      /** Other variables it makes no sense without. */
      with: z.array(z.string()).min(1).optional(),
      meaning,
    }),
  ),
  /** Settings kept in the database; one that is missing is filled from the variable of the same name at first use. */
  installationSettings: z.array(
    z.strictObject({
      name: z.string().regex(/^[A-Z0-9_]+$/),
      type: z.enum(['text', 'secret', 'boolean', 'number']),
      default: literal.optional(),
      defaultNote,
      editable: z.boolean(),
      meaning,
    }),
  ),
});
