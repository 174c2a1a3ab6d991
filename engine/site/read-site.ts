import { relative, resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ImportModule } from './config-files.ts';
import { discover } from './discover.ts';
import { loadConfig } from './load-config.ts';
import { readSource } from './page-source.ts';
import { readSamples, type Samples } from './read-samples.ts';
import { siteModel, type SiteModel } from './site-model.ts';

export type SiteSource = {
  readonly root: string;
  /** A folder of pages to use instead of the project's `content/`, without the project's configuration. */
  readonly content?: string | undefined;
  /** Imports a module. Default: `import()`. The dev server imports through Vite, so that edits take effect. */
  readonly importModule?: ImportModule | undefined;
};

/**
 * Configuration, files and the resulting model, with their problems.
 * @throws ConfigError when the configuration can't be used; CommandError when there are no pages
 */
export async function readSite(source: SiteSource): Promise<{ model: SiteModel; problems: Problem[] }> {
  const { importModule } = source;
  const root = resolve(source.root);
  const bare = source.content !== undefined;
  const contentDir = resolve(root, source.content ?? 'content');
  const config = await loadConfig(root, { bare, ...(importModule ? { importModule } : {}) });
  const discovered = await discover(contentDir, config.tokens);
  const samples: Samples = bare ? new Map() : readSamples(root, config.tokens);
  const made = await readSource(root, config, discovered.pages, samples);
  const pages = [...discovered.pages, ...made.pages];
  const displayDir = relative(root, contentDir) || '.';
  const { model, problems } = siteModel(config, contentDir, displayDir, { ...discovered, ...made, pages, samples });
  return { model, problems: [...problems, ...made.problems] };
}
