import { z } from 'zod';
import { jobsSchema } from './job.ts';
import type { Placeholder } from './placeholder.ts';
import { sidebarsSchema } from './sidebar-config.ts';
import { siteConfigSchema } from './site-config.ts';
import { vocabularySchema } from './vocabulary.ts';

const placeholderSchema = z.strictObject({
  /** What the reader puts in its place. */
  meaning: z.string().min(1),
  /** Name in words; left out: made of the placeholder's name. */
  label: z.string().min(1).optional(),
  /** Page and anchor of this site that say where the value is found. */
  where: z.string().startsWith('/').optional(),
  /** What the value has to be; left out: a text. */
  form: z.enum(['digits', 'url']).optional(),
  /** Whether the value is never stored and never put into a link; left out: the name decides. */
  secret: z.boolean().optional(),
}) satisfies z.ZodType<Placeholder>;

/** Everything an owner configures: one schema for `site.config.ts` and all files of `config/`. Each key is a file; see `engine/site/config-files.ts`. */
export const projectSchema = z.strictObject({
  site: siteConfigSchema,
  sidebars: sidebarsSchema.default({}),
  /** Old site paths and where they lead. Order and form are checked with the site; see `engine/site/redirects.ts`. */
  redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })).default([]),
  /** Routes the site means to have; a link to one that is not written yet is shown as text. */
  routes: z.array(z.strictObject({ route: z.string().startsWith('/'), title: z.string().min(1) })).default([]),
  /** `<UPPER_SNAKE>` words that samples may ask the reader to replace, with what goes there. */
  placeholders: z
    .record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case letters, digits and _'), placeholderSchema)
    .default({}),
  vocabulary: vocabularySchema.prefault({}),
  /** The file that `jobs.file` of `site.config.ts` names. */
  jobs: jobsSchema.default([]),
});
