import { z } from 'zod';

/** Where the facts of a file come from: repositories at a commit, their licences, and how they were read. */
export const sourceSchema = z.strictObject({
  /** How the facts were retrieved, in one or two sentences. */
  note: z.string().min(10),
  repositories: z.array(
    z.strictObject({
      repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
      commit: z.string().regex(/^[0-9a-f]{40}$/),
      version: z.string().optional(),
      date: z.iso.date(),
      licence: z.string(),
    }),
  ),
});

/** A value as code writes it: `true`, `"right"`, `20`. */
export const literal = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Visible text: one line of Markdown, brand tokens allowed. */
export const text = z
  .string()
  .min(1)
  .regex(/^[^\n]*$/, 'must be one line');

/**
 * The keys every named thing has. `default` is the literal value (null: none); `defaultNote` says in words where a default comes from.
 * Neither: the thing has no default worth naming.
 */
export const factShape = {
  name: text,
  /** How the app labels it. */
  label: text.optional(),
  type: text,
  required: z.boolean().optional(),
  default: literal.optional(),
  defaultNote: text.optional(),
  /** Every value that is accepted. */
  values: z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .optional(),
  /** First release that has it; left out when it is old. */
  since: z
    .string()
    .regex(/^\d+\.\d+(\.\d+)?$/)
    .optional(),
  meaning: text,
};
/** A named thing with a type and a meaning: a setting, a field, a parameter, a column. */
export const factSchema = z.strictObject(factShape);
export type Fact = z.infer<typeof factSchema>;
