import { jobPage } from '../model/job.ts';
import { nearest } from '../model/nearest.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import type { SiteCheck } from './site-check.ts';

/** Every step of a job leads to an existing page and anchor, ids are unique, and each job is shown on the page of its audience. */
export const jobs: SiteCheck = ({ config }, results) => {
  const settings = config.site.jobs;
  if (!settings) return [];
  const problems: Problem[] = [];
  const report = (message: string, hint?: string): void => {
    problems.push(errorAt('jobs', { file: settings.file }, message, hint));
  };
  const guess = (wanted: string, names: readonly string[]): string | undefined => {
    const name = nearest(wanted, names);
    return name && `Did you mean \`${name}\`?`;
  };
  const seen = new Set<string>();
  for (const job of config.jobs) {
    const { id, audience, group, steps } = job;
    if (seen.has(id)) report(`Two jobs have the id \`${id}\`.`);
    seen.add(id);
    const shownOn = jobPage(job, settings.pages);
    if (!shownOn)
      report(
        `The job \`${id}\` has the unknown audience \`${audience}\`.`,
        guess(audience, Object.keys(settings.pages)),
      );
    else if (!results.get(shownOn)?.anchors.includes(id))
      report(
        `The job \`${id}\` is not shown on ${shownOn}.`,
        `Write <Jobs audience="${audience}"${group ? ` group="${group}"` : ''} /> there.`,
      );
    for (const { page, anchor } of steps) {
      const findings = results.get(page);
      if (!findings)
        report(`The job \`${id}\` leads to ${page}, which is not a page.`, guess(page, [...results.keys()]));
      else if (anchor && !findings.anchors.includes(anchor))
        report(
          `The job \`${id}\` leads to ${page}#${anchor}, which is not on that page.`,
          guess(anchor, findings.anchors),
        );
    }
  }
  return problems;
};
