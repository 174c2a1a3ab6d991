import { z } from 'zod';
import { availabilitySchema } from './availability.ts';
import { jobsSchema } from './job.ts';
import { publishedSchema } from './published.ts';
import { pageTypesSchema } from './page-type.ts';
import { sidebarsSchema } from './sidebar-config.ts';
import { siteConfigSchema } from './site-config.ts';

/** A word in samples that the reader replaces with a value: `<ACCOUNT_ID>`. */
const placeholderSchema = z.strictObject({
  /** What the reader replaces it with. Text in backticks is shown as code. */
  meaning: z.string().min(1),
  /** Name in words. Default: derived from the placeholder's name. */
  label: z.string().min(1).optional(),
  /** Path and anchor of this site that explain where to find the value. */
  where: z.string().startsWith('/').optional(),
  /** What the value must be. Default: any text. */
  form: z.enum(['digits', 'url']).optional(),
  /** Whether the value must never be stored or put in a link. Default: decided by the name. */
  secret: z.boolean().optional(),
});
export type Placeholder = Readonly<z.infer<typeof placeholderSchema>>;

/**
 * Everything an owner configures: one schema for `site.config.ts` and all files of `config/`. Each key is one file; see
 * `engine/site/config-files.ts`.
 */
export const projectSchema = z.strictObject({
  site: siteConfigSchema,
  sidebars: sidebarsSchema.default({}),
  /** Old site paths and their targets. Chains and circles are found later; see `engine/site/redirects.ts`. */
  redirects: z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') })).default([]),
  /** Planned routes; a link to a page that doesn't exist yet is shown as text. */
  routes: z.array(z.strictObject({ route: z.string().startsWith('/'), title: z.string().min(1) })).default([]),
  /** `<UPPER_SNAKE>` words that readers replace in samples, each with an explanation. */
  placeholders: z
    .record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be upper-case letters, digits and _'), placeholderSchema)
    .default({}),
  /** What a site's pages are for, besides tasks, concepts and the like; see `engine/model/page-type.ts`. */
  pageTypes: pageTypesSchema.default({}),
  /** What pages may need: roles, features, releases; see `engine/model/availability.ts`. */
  availability: availabilitySchema.default({}),
  /** Words that readers search for although the pages say others: `label = tag, topic`; see `engine/search/synonyms.ts`. */
  synonyms: z.array(z.string().regex(/^([^=>,]+[=>][^=>]+|[^=>]+>)$/, 'must be like `label = tag, topic`')).default([]),
  /** The file that `jobs.file` of `site.config.ts` names. */
  jobs: jobsSchema.default([]),
  /** What the module that `published` of `site.config.ts` names exports. */
  published: publishedSchema.default({}),
});
