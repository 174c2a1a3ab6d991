import { z } from 'zod';
import type { Job } from '../../model/job.ts';
import { defineStatic } from '../define.ts';
import type { PageContext } from '../page-context.ts';

/** The jobs of one audience with their steps: links to the pages that explain them, and the result of each. */
export const Jobs = defineStatic({
  props: z.strictObject({
    /** Key of `jobs.pages` in the site's configuration. */
    audience: z.string().min(1),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['extra'] },
  render: ({ audience }: { readonly audience: string }, context: PageContext) => {
    const jobs = context.jobs.filter((job) => job.audience === audience);
    if (!jobs.length) {
      context.report(
        `There are no jobs for the audience “${audience}”.`,
        'The configuration’s `jobs.file` lists them.',
      );
      return null;
    }
    return jobs.map((job) => <JobEntry key={job.id} job={job} context={context} />);
  },
});

function JobEntry({ job: { id, title, asks, steps, result }, context }: { job: Job; context: PageContext }) {
  const { href, inline, page } = context;
  return (
    <section className="job">
      <h3 id={context.uniqueId(id)}>
        <a className="anchor" href={`#${id}`}>
          {title}
        </a>
      </h3>
      <p className="job-asks">{asks.map((ask) => `“${ask}”`).join(' ')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step.page + (step.anchor ?? '') + step.do}>
            <p>
              <a href={href(`${step.page}${step.anchor ? `#${step.anchor}` : ''}`)}>{page(step.page)?.title}</a>:{' '}
              {inline(step.do)}
            </p>
            <p className="job-result">{inline(step.result)}</p>
          </li>
        ))}
      </ol>
      <p className="job-end">
        <b>Result:</b> {inline(result)}
      </p>
    </section>
  );
}
