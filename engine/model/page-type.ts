import { z } from 'zod';
import { isMethod } from './method-mark.ts';

/** A small icon before a page's name: the outline of an SVG path on a 20 × 20 grid. */
export const markSchema = z
  .string()
  .regex(/^M[\d\sa-zA-Z,.+-]*$/, 'must be the outline of an SVG path, starting with M');

/** Keys of the front matter of every page. */
export const commonKeys = [
  'type',
  'title',
  'description',
  'label',
  'keywords',
  'questions',
  'sectionQuestions',
  'related',
  'available',
  'replaced',
] as const;

/** What pages of a type are for: it determines their headings, their front matter and their mark. */
const pageTypeSchema = z.strictObject({
  /** Second-level headings in this order; `…` stands for any number of the page's own. Default: any headings. */
  headings: z.array(z.string().min(1)).optional(),
  /** The thing that a page of this type is about. Default: the title says it. */
  subject: z
    .strictObject({
      /** Key of the front matter that names it. */
      key: z
        .string()
        .regex(/^[a-z][A-Za-z]*$/, 'must be letters, starting with a small one')
        .refine((key) => !commonKeys.some((common) => common === key), 'is a key that every page has'),
      /** The names it may have. Default: any. */
      values: z.array(z.string().min(1)).min(1).optional(),
    })
    .optional(),
  /** Mark of pages whose subject has none in `marks` of `site.config.ts`. Default: none. */
  mark: markSchema.optional(),
  /** What `npm run new-page` tells the author. */
  advice: z.string().min(1),
});
export type PageType = z.infer<typeof pageTypeSchema>;
/** The types by name, as `type` in the front matter says it. */
export type PageTypes = Readonly<Record<string, PageType>>;

/** Types that every site has. Their marks are a checklist, an idea, a table, code and a book. */
export const generalPageTypes = {
  task: {
    headings: ['Before you begin', '…', 'Check that it works', 'Troubleshooting', 'Next steps'],
    mark: 'M3 5.5l1.5 1.5L7 4.5M3 13.5L4.5 15 7 12.5M10 6h7M10 14h7',
    advice: 'Say in 1–3 sentences what the reader gets, then number the steps: one action each, ten at most.',
  },
  concept: {
    headings: ['Example', 'How it works', '…', 'Limits', 'Next steps'],
    mark: 'M7.5 14.5h5M8.5 17.2h3M10 2.8a5 5 0 0 0-3 9c.4.4.5 1.2.5 2.7h5c0-1.5.1-2.3.5-2.7a5 5 0 0 0-3-9z',
    advice: 'Start with the definition, then one example. No steps.',
  },
  reference: {
    headings: ['…', 'Notes'],
    mark: 'M3.5 3.5h13v13h-13zM3.5 8h13M8.5 8v8.5',
    advice: 'Say in one sentence what the page covers, then let <DataTable> show what is in data/.',
  },
  api: {
    headings: ['Authentication', '…', 'Errors', 'Limits'],
    mark: 'M7 5.5L2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
    advice: 'Start with method and path (<Endpoint>), then a request and its response.',
  },
  landing: {
    mark: 'M10 5.5C8.5 4.2 6 3.8 3 4v11c3-.2 5.5.2 7 1.5 1.5-1.3 4-1.7 7-1.5V4c-3-.2-5.5.2-7 1.5zM10 5.5v11',
    advice: 'At most 60 words, then <PageCards>.',
  },
} as const satisfies PageTypes;

/** Types of pages that nobody wrote with this engine's front matter, or nobody wrote at all. */
const otherTypes = new Set(['plain', 'untyped', 'not-found', 'index']);

/** `config/page-types.ts`: types that a site has in addition to the general ones. */
export const pageTypesSchema = z.record(
  z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'must be small letters and hyphens')
    .refine(
      (name) => !(Object.hasOwn(generalPageTypes, name) || otherTypes.has(name)),
      'is a type that every site has',
    ),
  pageTypeSchema,
);

/**
 * The mark of a page: that of its subject, else that of its type; of an operation, its method. A variant (`sms-twilio`) has the mark of what it is a
 * variant of (`sms`).
 * @param marks marks of the site's subjects, by `<type>/<subject>`
 */
export function markOf(
  { type, subject }: { readonly type: string; readonly subject?: string | undefined },
  types: PageTypes,
  marks: Readonly<Record<string, string>>,
): string | undefined {
  if (type === 'api' && subject && isMethod(subject)) return subject;
  const markOfSubject = subject && (marks[`${type}/${subject}`] ?? marks[`${type}/${subject.replace(/-.*/, '')}`]);
  return markOfSubject || types[type]?.mark;
}
