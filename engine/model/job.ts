import { z } from 'zod';

/**
 * A job: what a reader wants to get done across pages, in the reader's words. `data/jobs.json` (the `jobs.file` of the site's
 * configuration) is a list of them; `<Jobs>` shows them, and each page names the jobs it is part of.
 */
export const jobSchema = z.strictObject({
  /** Id of its heading, and so its anchor. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  /** Who does it: one of the keys of `jobs.pages` in the site's configuration. */
  audience: z.string().min(1),
  /** What the reader wants: a verb first, sentence case. */
  title: z.string().min(4).max(80),
  /** What people type or ask when they want this; shown, and found by the search. */
  asks: z.array(z.string().min(3)).min(1).max(6),
  steps: z
    .array(
      z.strictObject({
        /** The page that tells how. */
        page: z.string().regex(/^\/(.*\/)?$/, 'must be a site path that starts and ends with `/`'),
        /** Where on it: an id, without `#`. */
        anchor: z.string().min(1).optional(),
        /** What to do there: an instruction, one line of Markdown. */
        do: z.string().min(4),
        /** What the reader has in hand afterwards: a phrase or sentence. */
        result: z.string().min(4),
      }),
    )
    .min(1),
  /** What the reader has at the end. */
  result: z.string().min(4),
});
export const jobsSchema = z.array(jobSchema);
export type Job = z.infer<typeof jobSchema>;
