import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import type { ImportModule } from './config-files.ts';
import { layerAt, readLayers } from './layers.ts';
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

/** The folders of content: the project's, and the overlay's over it. */
export function contentFolders({ root, content }: SiteSource, overlay: string | undefined): string[] {
  const above = overlay === undefined ? [] : [join(overlay, 'content')].filter((folder) => existsSync(folder));
  return [resolve(root, content ?? 'content'), ...above];
}

/**
 * Configuration, files and the resulting model, with their problems.
 * @throws ConfigError when the configuration can't be used; CommandError when there are no pages
 */
export async function readSite(source: SiteSource): Promise<{ model: SiteModel; problems: Problem[] }> {
  const { importModule } = source;
  const root = resolve(source.root);
  const bare = source.content !== undefined;
  const config = await loadConfig(root, { bare, ...(importModule ? { importModule } : {}) });
  const { overlay, tokens } = config;
  const layers = contentFolders(source, overlay).map((folder) => layerAt(root, folder));
  const content = await readLayers(layers, tokens);
  const samples: Samples = new Map(
    (bare ? [] : [root, overlay]).flatMap((folder) => (folder === undefined ? [] : [...readSamples(folder, tokens)])),
  );
  const made = await readSource(root, config, content.pages, samples);
  const pages = [...content.pages, ...made.pages];
  const { model, problems } = siteModel(config, layers, { ...content, ...made, pages, samples });
  return { model, problems: [...content.problems, ...problems, ...made.problems] };
}
