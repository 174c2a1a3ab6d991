import { relative, resolve } from 'node:path';
import { apiSources } from './api-sources.ts';
import { discover } from './discover.ts';
import { loadConfig } from './load-config.ts';
import { readSamples } from './read-samples.ts';
import { siteModel, type SiteModel } from './site-model.ts';
import type { Problem } from '../model/problem.ts';
import type { Reporter } from '../build/report.ts';

/** Which project and which pages. */
export type SiteSource = {
  /** The project's folder. */
  readonly root: string;
  /** A folder of Markdown or MDX to take instead of the project's own `content/`; front matter is optional there. */
  readonly content?: string | undefined;
};

/** Configuration, files and the model made of both: the first steps of a build and of a check. */
export async function readSite(
  source: SiteSource,
  report: Reporter,
): Promise<{ model: SiteModel; problems: Problem[] }> {
  const root = resolve(source.root);
  const strict = source.content === undefined;
  const contentDir = resolve(root, source.content ?? 'content');
  const config = await report.step('configuration', () => loadConfig(root, { bare: !strict }));
  return report.step(
    'pages read',
    async () => {
      const found = await discover(contentDir, config.tokens);
      const api = await apiSources(root, config, strict ? found.pages : []);
      const samples = strict ? readSamples(root, config.tokens) : new Map();
      const pages = [...found.pages, ...api.pages];
      const displayDir = relative(root, contentDir) || '.';
      const { model, problems } = siteModel(api.config, contentDir, displayDir, { ...found, pages, samples }, strict);
      return { model, problems: [...problems, ...api.problems] };
    },
    ({ model }) => model.pages.size,
  );
}
