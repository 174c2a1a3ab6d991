import { z } from 'zod';
import type { Job } from '../../model/job.ts';
import { fillString, formFor } from '../../model/strings.ts';
import { defineStatic } from '../define.ts';
import type { PageContext } from '../page-context.ts';

const stepCount = { one: '{count} step', other: '{count} steps' };

const countSteps = ({ length: count }: Job['steps'], { translate, lang }: PageContext): string =>
  fillString(formFor(translate(stepCount), count, lang), { count });

type JobsProps = { readonly audience: string; readonly group?: string | undefined };

/**
 * The jobs of one audience, each a closed row with its title and number of steps. Inside are the steps: links to the pages
 * that explain them, and the result of each.
 */
export const Jobs = defineStatic({
  props: z.strictObject({
    /** Key of `jobs.pages` in the site's configuration. */
    audience: z.string().min(1),
    /** Shows the jobs of this group. Default: the jobs without a group, and a list of links for each group. */
    group: z.string().min(1).optional(),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['reference'] },
  render: ({ audience, group }: JobsProps, context: PageContext) => {
    const jobs = context.jobs.filter((job) => job.audience === audience && (!group || job.group === group));
    if (!jobs.length) {
      context.report(
        `There are no jobs for the audience “${audience}”${group ? ` in the group “${group}”` : ''}.`,
        'The configuration’s `jobs.file` lists them.',
      );
      return null;
    }
    const groups = new Set(group ? [] : jobs.flatMap((job) => job.group ?? []));
    return (
      <>
        {jobs
          .filter((job) => group || !job.group)
          .map((job) => (
            <JobEntry key={job.id} job={job} context={context} />
          ))}
        {[...groups].map((name) => (
          <JobGroup key={name} jobs={jobs.filter((job) => job.group === name)} context={context} />
        ))}
      </>
    );
  },
});

/** Links to the jobs of one group, under the title of its page. Each has the id of its job: a link to where the job was leads to it. */
function JobGroup({ jobs, context }: { readonly jobs: readonly Job[]; readonly context: PageContext }) {
  const { href, page, path, uniqueId } = context;
  const groupPath = `${path}${jobs[0]?.group}/`;
  return (
    <>
      <h2 id={uniqueId(String(jobs[0]?.group))}>
        <a href={href(groupPath)}>{page(groupPath)?.title}</a>
      </h2>
      <ul>
        {jobs.map(({ id, title, steps }) => (
          <li key={id} id={uniqueId(id)}>
            <a href={href(`${groupPath}#${id}`)}>{title}</a> <small>{countSteps(steps, context)}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

function JobEntry({ job: { id, title, asks, steps, result }, context }: { job: Job; context: PageContext }) {
  const { href, inline, page } = context;
  return (
    <details className="fold">
      <summary>
        <h3 id={context.uniqueId(id)}>{title}</h3>
        <small>{countSteps(steps, context)}</small>
      </summary>
      {/* What people type; for the search. */}
      <p hidden>{asks.map((ask) => `“${ask}”`).join(' ')}</p>
      <ol className="job">
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
      <p>
        <b>{context.translate('Result:')}</b> {inline(result)}
      </p>
    </details>
  );
}
