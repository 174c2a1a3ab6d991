import { z } from 'zod';

/** What a job or a step needs, as in front matter: without it, it is left out. */
const needed = z.record(z.string(), z.unknown()).optional();

/**
 * A job: something a reader wants to get done that takes several pages, in the reader's words. `data/jobs.json` (`jobs.file` in the site's
 * configuration) lists the jobs; `<Jobs>` shows them, and each page links to the jobs it is part of.
 */
export const jobSchema = z.strictObject({
  /** Id of the job's heading, which is also its anchor. */
  id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  /** Who does the job: a key of `jobs.pages` in the site's configuration. */
  audience: z.string().min(1),
  /**
   * Part of the audience's page that has a page of its own below it: `/jobs/agents/` and the group `replies` make
   * `/jobs/agents/replies/`. Default: the job is on the audience's page.
   */
  group: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens')
    .optional(),
  /** What the reader wants: a verb first, sentence case. */
  title: z.string().min(4).max(80),
  /** What people type or ask when they want this; shown on the page and found by search. */
  asks: z.array(z.string().min(3)).min(1).max(6),
  steps: z
    .array(
      z.strictObject({
        /** Path of the page that explains the step. */
        page: z.string().regex(/^\/(.*\/)?$/, 'must be a site path that starts and ends with `/`'),
        anchor: z.string().min(1).optional(),
        /** What to do there: an instruction, one line of Markdown. */
        do: z.string().min(4),
        /** What the reader has after the step: a phrase or sentence. */
        result: z.string().min(4),
        available: needed,
      }),
    )
    .min(1),
  result: z.string().min(4),
  available: needed,
});
export const jobsSchema = z.array(jobSchema);
export type Job = z.infer<typeof jobSchema>;

/**
 * The page that shows a job's steps; undefined when its audience has none.
 * @param pages `jobs.pages` of the site's configuration
 */
export function jobPage(
  { audience, group }: Pick<Job, 'audience' | 'group'>,
  pages: Readonly<Record<string, string>> = {},
): string | undefined {
  const page = pages[audience];
  return page && (group ? `${page}${group}/` : page);
}
