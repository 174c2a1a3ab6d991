import { relative, resolve } from 'node:path';
import { CommandError } from '../engine/model/command-error.ts';
import type { Problem } from '../engine/model/problem.ts';
import { discover, type Discovered, type SourceFile } from '../engine/site/discover.ts';
import { replaceSections } from './replace-sections.ts';

/** A folder of content. Files of a later layer replace those of earlier ones at the same path. */
export type Layer = {
  readonly folder: string;
  /** The folder as messages name it, relative to the project's folder. */
  readonly displayFolder: string;
  /** Language of its texts. Default: English. */
  readonly lang?: string;
  /** Folders directly below that are layers of their own: those of other languages. Default: none. */
  readonly skip?: readonly string[];
};

/** The content of all layers. */
export type LayeredContent = Omit<Discovered, 'assets'> & {
  /** Every other file, with the layer that it comes from. */
  readonly assets: ReadonlyMap<string, Layer>;
  readonly problems: readonly Problem[];
};

export const layerAt = (root: string, folder: string, lang = 'en', skip: readonly string[] = []): Layer => ({
  folder: resolve(root, folder),
  displayFolder: relative(root, resolve(root, folder)) || '.',
  lang,
  skip,
});

/**
 * Reads the layers and puts each over the ones before.
 * @throws CommandError when the first folder is missing, or there are no pages
 */
export async function readLayers(
  layers: readonly Layer[],
  tokens: Record<string, string | undefined>,
): Promise<LayeredContent> {
  const parts = await Promise.all(layers.map((layer) => discover(layer.folder, tokens, layer.displayFolder, layer)));
  const pages: SourceFile[] = [];
  const problems: Problem[] = [];
  const snippets = new Map<string, SourceFile>();
  const assets = new Map<string, Layer>();
  for (const [index, part] of parts.entries()) {
    const isSection = ({ file }: SourceFile): boolean => index > 0 && /@[^/]+$/.test(file);
    const below = new Map(pages.map((page, position) => [page.path, position]));
    for (const page of part.pages.filter((one) => !isSection(one))) {
      const position = below.get(page.path);
      const replaced = position === undefined ? undefined : pages[position];
      pages.splice(position ?? pages.length, replaced ? 1 : 0, { ...page, ...(replaced ? { replaced } : {}) });
    }
    const replacing = replaceSections(pages, part.pages.filter(isSection));
    problems.push(...replacing.problems);
    for (const [name, snippet] of part.snippets) {
      const replaced = snippets.get(name);
      snippets.set(name, replaced ? { ...snippet, replaced } : snippet);
    }
    for (const [name, section] of replacing.snippets) snippets.set(name, section);
    for (const file of part.assets) assets.set(file, layers[index] as Layer);
  }
  if (!pages.length)
    throw new CommandError(`The folder ${layers[0]?.folder} has no pages.`, 'Pages are files that end in .md or .mdx.');
  return { pages, snippets, assets, problems, leftOut: parts.flatMap(({ leftOut }) => leftOut) };
}
