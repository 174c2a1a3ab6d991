import { existsSync, readFileSync } from 'node:fs';
import jobs from '../../data/jobs.json' with { type: 'json' };

/** Jobs that lead to no screen of the platform, and where they happen instead. */
export const elsewhere: Readonly<Record<string, string>> = {
  'twitter-successor': 'At the provider of the old channel; the new channel has its own job.',
  'own-chat-button': 'In the code of the reader’s site.',
  'chat-in-single-page-app': 'In the code of the reader’s site.',
  'catch-up-after-outage': 'On the reader’s server.',
  'live-events-for-agents': 'In a program of the reader.',
  'export-conversations': 'In a program of the reader.',
  'sign-in-from-your-system': 'In a program of the reader.',
};

/** The jobs that happen on a screen of the platform, as data/jobs.json ranks them, with the pictures on the pages of their steps. */
export const picturesOfJobs = (): { job: string; pictures: string[] }[] =>
  jobs
    .filter(({ id }) => !(id in elsewhere))
    .map(({ id, steps }) => ({ job: id, pictures: steps.flatMap(({ page }) => picturesOf(page)) }));

/** The pictures of a page, moving ones too. */
function picturesOf(page: string): string[] {
  const path = `content${page.replace(/\/$/, '')}`;
  const file = [`${path}.mdx`, `${path}/index.mdx`].find((name) => existsSync(name));
  if (!file) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<(?:Screen|Loop) of="([^"]+)"/g)].map(([, name = '']) => name);
}
