import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { PageNeeds } from '../model/page-needs.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { localeOf } from '../model/site-info.ts';
import { searchTextsOf } from '../model/strings.ts';
import { pageFilePaths } from '../output/page-outputs.ts';
import { siteFiles } from '../output/site-files.ts';
import type { SitemapPage } from '../output/sitemap.ts';
import { layerAt, type Layer } from '../../layers/layers.ts';
import { engineRoot } from './bundle-engine.mjs';
import type { Site } from './site.ts';

/** A file of the output: a page's file, a text that is made on request, or a file that is copied unchanged. */
export type OutputFile =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'text'; readonly text: () => string }
  | {
      readonly kind: 'copy';
      readonly from: string;
      readonly shown: string;
    };

/** Every file of the output by its path, except those of the client and the search, which the caller adds. */
export type OutputPlan = {
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly problems: readonly Problem[];
};

/**
 * Plans the output: lists its files without making them.
 * @param needs what pages need, for the headers of every page. Default: nothing, for the dev server, which sends no such headers
 * @param languages the site in its other languages, for the sitemap. Default: none
 */
export async function planFiles(
  site: Site,
  needs: readonly PageNeeds[] = [],
  languages: readonly Site[] = [],
): Promise<OutputPlan> {
  const { info, model, origins, registry, headOf } = site;
  const frames = await Promise.all([...model.pages.keys()].map((path) => site.frame(path)));
  const publicFiles = await publicFilesOf(site);
  const files = new Map<string, OutputFile>(
    [...model.pages.keys()].flatMap((path) =>
      pageFilePaths(path).map((file) => [file, { kind: 'page', path }] as const),
    ),
  );
  const icons = iconsOf([...publicFiles.keys()]);
  const translated = (await Promise.all(languages.map(translatedPages))).flat();
  const searchTexts = searchTextsOf(localeOf(model.config.site));
  const client = await site.client();
  const input = { model, site: info, client, origins, headOf, needs, frames, icons, registry, translated, searchTexts };
  const texts = siteFiles(input);
  for (const [file, text] of texts) files.set(file, { kind: 'text', text });
  const problems: Problem[] = [];
  const copy = (file: string, { folder, displayFolder }: Layer): void => {
    if (!files.has(file))
      files.set(file, { kind: 'copy', from: join(folder, file), shown: `${displayFolder}/${file}` });
    else problems.push(takenName(`${displayFolder}/${file}`, file));
  };
  // All languages share these.
  if (!site.folder) for (const [file, layer] of [...model.assets, ...publicFiles]) copy(file, layer);
  for (const file of files.keys()) {
    const above = foldersAbove(file).find((folder) => files.has(folder));
    if (above === undefined) continue;
    files.delete(file);
    problems.push(underFile(file, above));
  }
  return { files, problems };
}

/** The pages of a language that are translated, with their paths in the whole site. */
async function translatedPages(site: Site): Promise<SitemapPage[]> {
  const paths = [...(site.model.translated.get(site.info.locale.code) ?? [])].filter((path) => site.page(path));
  const frames = await Promise.all(paths.map((path) => site.frame(path)));
  return frames.map(({ path, updated }) => ({ path: `/${site.folder}${path.slice(1)}`, updated }));
}

const takenName = (file: string, name: string): Problem =>
  errorAt(
    'routes',
    { file },
    `Another file of the site is already published as /${name}, so this one is left out.`,
    'Rename it.',
  );

/** `a/b/c` → `a`, `a/b`. */
const foldersAbove = (file: string): string[] =>
  file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));

const underFile = (name: string, file: string): Problem =>
  errorAt(
    'routes',
    { file: name },
    `The file would be below /${file}, which is a file and not a folder, so it is left out.`,
    'Rename one of the two, or remove the redirect that leads away from there.',
  );

/**
 * The files of the `public` folders, those of the overlay in place of others of the same name. Without any: a default icon, because every
 * document links to one.
 */
async function publicFilesOf({ root, model }: Site): Promise<ReadonlyMap<string, Layer>> {
  const { overlay } = model.config;
  const folders = [join(root, 'public'), ...(overlay === undefined ? [] : [join(overlay, 'public')])];
  const filesOf = async (folder: string) => {
    const layer = layerAt(root, folder);
    return (await filesBelow(folder)).map((file) => [file, layer] as const);
  };
  const files = (await Promise.all(folders.map(filesOf))).flat();
  return new Map(files.length ? files : await filesOf(join(engineRoot, 'engine/output/icons')));
}

/** Paths of all files below a folder, with `/`; none when the folder does not exist. Names that start with a dot are skipped. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const iconsOf = (files: readonly string[]): { src: string; sizes: string; type: string }[] =>
  files
    .filter((name) => /^(favicon|icon).*\.svg$/.test(name))
    .map((name) => ({ src: `/${name}`, sizes: 'any', type: 'image/svg+xml' }));
