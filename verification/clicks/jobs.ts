import jobsJson from '../../data/jobs.json' with { type: 'json' };
import { whereFollowed } from './followed.ts';
import { whyNotFollowed } from './not-followed.ts';
import { readSections } from './sections.ts';

/** What was followed of a job's step: its numbered steps, or why not. */
export type JobStep = {
  readonly section: string;
  readonly state: 'followed' | 'not followed' | 'nothing to follow';
  readonly why?: string;
};
export type JobWalk = { readonly job: string; readonly steps: readonly JobStep[] };

/** Every job of `data/jobs.json` with the lists of numbered steps that it sends the reader to. */
export function walksOfJobs(): JobWalk[] {
  const sections = readSections();
  return jobsJson.map(({ id, steps }) => ({
    job: id,
    steps: steps.flatMap((step): JobStep[] => {
      const anchor = 'anchor' in step ? step.anchor : undefined;
      const route = step.page.replaceAll(/^\/|\/$/g, '');
      const lists = sections.filter(
        (section) => [route, `${route}/index`].includes(section.path) && section.anchor.replace(/ .*/, '') === anchor,
      );
      if (lists.length === 0) return [{ section: `${route}#${anchor ?? ''}`, state: 'nothing to follow' }];
      return lists.map((section): JobStep => {
        const name = `${section.path}#${section.anchor}`;
        if (whereFollowed(section)) return { section: name, state: 'followed' };
        const [, why = 'No reason is given.'] = whyNotFollowed(section) ?? [];
        return { section: name, state: 'not followed', why };
      });
    }),
  }));
}
