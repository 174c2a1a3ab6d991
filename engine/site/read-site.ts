import { relative, resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ImportModule } from './config-files.ts';
import { discover } from './discover.ts';
import { loadConfig } from './load-config.ts';
import { readSamples } from './read-samples.ts';
import { siteModel, type SiteModel } from './site-model.ts';

/** Which project and which pages. */
export type SiteSource = {
  /** The project's folder. */
  readonly root: string;
  /** A folder of Markdown or MDX to take instead of the project's own `content/`; front matter is optional there. */
  readonly content?: string | undefined;
};

/**
 * Configuration, files and the model made of both, with what is wrong with them.
 * @throws ConfigError when the configuration cannot be used; CommandError when there are no pages
 */
export async function readSite(
  source: SiteSource,
  importModule?: ImportModule,
): Promise<{ model: SiteModel; problems: Problem[] }> {
  const root = resolve(source.root);
  const strict = source.content === undefined;
  const contentDir = resolve(root, source.content ?? 'content');
  const config = await loadConfig(root, { bare: !strict, ...(importModule ? { importModule } : {}) });
  const found = await discover(contentDir, config.tokens);
  // An API reference belongs to the project's own pages. Half of all modules are for the API reference, which few sites have.
  const api =
    strict && config.site.api
      ? await (await import('./api-sources.ts')).apiSources(root, config, found.pages, importModule)
      : { config, pages: [], files: new Map(), endpoints: new Map(), problems: [] };
  const samples = strict ? readSamples(root, config.tokens) : new Map();
  const pages = [...found.pages, ...api.pages];
  const displayDir = relative(root, contentDir) || '.';
  const { files, endpoints } = api;
  const sources = { ...found, pages, samples, files, endpoints };
  const { model, problems } = siteModel(api.config, contentDir, displayDir, sources, strict);
  return { model, problems: [...problems, ...api.problems] };
}
