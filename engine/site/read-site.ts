import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { applyBrand } from '../model/brand-tokens.ts';
import type { Problem } from '../model/problem.ts';
import { localeOf } from '../model/site-info.ts';
import { pageEnding, pathOfFile } from '../model/url.ts';
import type { ImportModule } from './config-files.ts';
import { layerAt, readLayers, type Layer } from '../../layers/layers.ts';
import { loadConfig } from './load-config.ts';
import { readSource } from './page-source.ts';
import { readSamples, type Samples } from './read-samples.ts';
import { siteModel, withChanges, writtenIn, type SiteModel } from './site-model.ts';
import { offeredConfig, withhold } from '../../layers/withhold.ts';

export type SiteSource = {
  readonly root: string;
  /** A folder of pages to use instead of the project's `content/`, without the project's configuration. */
  readonly content?: string | undefined;
  /** The language of the site. Default: the first of the configuration. */
  readonly locale?: string | undefined;
  /** Imports a module. Default: `import()`. The dev server imports through Vite, so that edits take effect. */
  readonly importModule?: ImportModule | undefined;
};

/** The folders of content: the project's, and the overlay's over it. */
export function contentFolders({ root, content }: SiteSource, overlay: string | undefined): string[] {
  const above = overlay === undefined ? [] : [join(overlay, 'content')].filter((folder) => existsSync(folder));
  return [resolve(root, content ?? 'content'), ...above];
}

/** Paths of the pages in a layer. */
const pathsIn = ({ folder }: Layer, tokens: Record<string, string | undefined>): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pageEnding.test(file) && !/(^|[\\/])[_.]/.test(file))
    .map((file) => pathOfFile(applyBrand(file.replaceAll(sep, '/'), tokens)));

/**
 * Configuration, files and the resulting model, with their problems.
 * @throws ConfigError when the configuration can't be used; CommandError when there are no pages
 */
export async function readSite(source: SiteSource): Promise<{ model: SiteModel; problems: Problem[] }> {
  const { importModule } = source;
  const root = resolve(source.root);
  const bare = source.content !== undefined;
  const loaded = await loadConfig(root, { bare, locale: source.locale, ...(importModule ? { importModule } : {}) });
  const { overlay, tokens, site, languages } = loaded;
  const [first = 'en', ...others] = site.locales.map(({ code }) => code);
  const folders = contentFolders(source, overlay);
  const translations = (code: string): Layer[] =>
    folders.map((folder) => layerAt(root, join(folder, code), code)).filter(({ folder }) => existsSync(folder));
  const layers = [
    ...folders.map((folder) => layerAt(root, folder, first, bare ? [] : languages)),
    ...others.filter((code) => code === localeOf(site).code).flatMap(translations),
  ];
  const translated = new Map(
    others.map((code) => [code, new Set(translations(code).flatMap((layer) => pathsIn(layer, tokens)))]),
  );
  const content = await readLayers(layers, tokens);
  const samples: Samples = new Map(
    (bare ? [] : [root, overlay]).flatMap((folder) => (folder === undefined ? [] : [...readSamples(folder, tokens)])),
  );
  const { pages: offered, withheld: withheldFiles } = withhold(content.pages, loaded);
  const siteSource = await readSource(root, offeredConfig(loaded, withheldFiles), offered, samples);
  const withheld = new Set([...withheldFiles, ...siteSource.withheld]);
  const config = offeredConfig(loaded, withheld);
  const pages = [...offered, ...siteSource.pages];
  const { model, problems } = siteModel(config, layers, {
    ...content,
    ...siteSource,
    pages,
    samples,
    translated,
    withheld,
  });
  const changes = await config.publisher?.changes?.({
    root,
    site,
    sidebars: model.sidebars,
    pages: writtenIn(model).map(({ source: { path, generated }, meta, displayFile }) => ({
      path,
      title: meta.title,
      description: meta.description ?? '',
      ...(generated ? {} : { file: displayFile }),
    })),
  });
  return {
    model: changes ? withChanges(model, changes) : model,
    problems: [...content.problems, ...problems, ...siteSource.problems],
  };
}
