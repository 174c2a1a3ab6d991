import { z } from 'zod';
import { availableSchema, type Availability, type AvailabilityKinds } from './availability.ts';
import type { commonKeys, PageType } from './page-type.ts';

const route = z.string().regex(/^\/([\w{}.-]+\/)*$/, 'must be a site path such as /guide/first-steps/');
/** As a reader would type it who doesn't know the site's words; the search finds it, and no page shows it. */
const question = z.string().min(6).max(120);
/** Lengths are counted after brand names are filled in. */
const common = {
  type: z.string(),
  /** 4–60 characters, sentence case; a verb first on pages that say how to do something. */
  title: z.string().min(4).max(60),
  /** 50–160 characters, one sentence. */
  description: z.string().min(50).max(160),
  /** Short form for the sidebar. */
  label: z.string().min(2).max(40).optional(),
  /** Words a reader would type that the page lacks. */
  keywords: z.array(z.string().min(2)).max(8).default([]),
  /** What the page answers. */
  questions: z.array(question).min(3).max(8).optional(),
  /** What single sections and trouble entries answer, by their anchors. */
  sectionQuestions: z.record(z.string().min(1), z.array(question).min(1).max(8)).optional(),
  related: z.array(route).max(5).default([]),
  /** What the page needs, by kinds of `config/availability.ts`; the marks below its title show it. */
  available: z.custom<Availability>().optional(),
  /** In an overlay: the file that the page replaced, as git names its content; see `docs/decisions/layers.md`. */
  replaced: z
    .string()
    .regex(/^[\da-f]{40}$/, 'must be 40 hexadecimal digits')
    .optional(),
} satisfies Record<(typeof commonKeys)[number], z.ZodType>;
const commonSchema = z.strictObject(common);

type FrontMatterSchema = {
  /** The keys it may have, those of the type first. */
  readonly keys: readonly string[];
  /** The kinds of things that `available` may name. */
  readonly kinds: readonly string[];
  /** Checks the values; whatever key names the subject, the result calls it `subject`. */
  readonly schema: z.ZodType<z.output<typeof commonSchema> & { readonly subject?: string }>;
};

/**
 * Front matter of a page type, strict: an unknown key fails.
 * @param kinds what pages may need: see `config/availability.ts`
 */
export function frontMatterSchema({ subject }: PageType, kinds: AvailabilityKinds): FrontMatterSchema {
  const { type, ...others } = { ...common, available: availableSchema(kinds).optional() };
  if (!subject)
    return { keys: Object.keys(common), kinds: Object.keys(kinds), schema: z.strictObject({ type, ...others }) };
  const { key, values } = subject;
  const named = { [key]: values ? z.enum(values, 'must be one that config/page-types.ts lists') : z.string() };
  const strictSchema = z.strictObject({ type, ...named, ...others });
  const schema = strictSchema.transform((meta) => ({ ...meta, subject: String(meta[key as keyof typeof meta]) }));
  return { keys: Object.keys(strictSchema.shape), kinds: Object.keys(kinds), schema };
}
