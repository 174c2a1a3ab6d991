import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { nearest } from '../engine/model/nearest.ts';
import { ConfigError } from '../engine/site/config-error.ts';
import { configFiles, readConfigFile, rejectUnknown, type ImportModule } from '../engine/site/config-files.ts';

/** A file as errors name it, with what is in it. */
type Part = { readonly file: string; readonly value: unknown };
/** A file of the project's configuration, and the overlay's file over it, if there is one. */
export type LayeredFile = Part & { readonly parts: readonly Part[] };

/** Objects are joined key by key; any other value of the overlay takes the place of the one below. */
export function mergeOver(below: unknown, above: unknown): unknown {
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(below) || !isRecord(above)) return above === undefined ? below : above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeOver(below[key], above[key])]));
}

/** A file of an overlay as errors name it: `my/sidebars.ts`. */
export const shownIn = (root: string, folder: string, file: string): string =>
  join(relative(root, folder), file).replaceAll('\\', '/');

/**
 * A file of the project's configuration, with the overlay's file of the same name over it: keys are joined, and so are the entries of a
 * list.
 * @param overlay absolute path of the overlay. Default: the project has none
 */
export async function readLayeredFile(
  root: string,
  overlay: string | undefined,
  file: string,
  name: string,
  importModule: ImportModule,
): Promise<LayeredFile | undefined> {
  const below = await readConfigFile(root, file, name, importModule);
  const displayFile = overlay === undefined ? file : shownIn(root, overlay, basename(file));
  const above =
    overlay === undefined ? undefined : await readConfigFile(overlay, basename(file), name, importModule, displayFile);
  const parts = [
    ...(below ? [{ file, value: below.value }] : []),
    ...(above ? [{ file: displayFile, value: above.value }] : []),
  ];
  const values = parts.map(({ value }) => value);
  const value = values.every(Array.isArray) ? values.flat() : values.reduce(mergeOver, undefined);
  return parts.length ? { file: (parts.at(-1) as Part).file, value, parts } : undefined;
}

/**
 * What a parser makes of a file. An error names the part that can't be used even without the other, otherwise the overlay's.
 * @throws what the parser throws
 */
export function parseLayered<T>({ file, value, parts }: LayeredFile, parse: (file: string, value: unknown) => T): T {
  try {
    return parse(file, value);
  } catch (error) {
    const isWhole = ({ value: one }: Part, index: number): boolean => index === 0 || Array.isArray(one);
    if (parts.length > 1) for (const part of parts.filter(isWhole)) parse(part.file, part.value);
    throw error;
  }
}

/** Folders that an overlay can have; one for fonts can have any name. */
const folders = ['content', 'samples', 'public', 'components', 'locales'];

/** Files of `config/` that only the project itself has. */
const projectFiles = new Set(['rules.ts', 'page-source.ts', 'publisher.ts']);

/** @throws ConfigError for an unknown file in `config/` or the overlay, or a folder of it, whose name is probably misspelled */
export function rejectUnknownFiles(root: string, overlay: string | undefined): void {
  rejectUnknown(join(root, 'config'), 'config', configFiles);
  if (overlay === undefined) return;
  const files = configFiles.filter((file) => !projectFiles.has(file));
  rejectUnknown(overlay, relative(root, overlay), [...files, 'site.config.ts', 'styles.css']);
  for (const entry of readdirSync(overlay, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isDirectory() || folders.includes(name) || name === 'fonts') continue;
    const guess = nearest(name, folders);
    if (!guess && !existsSync(join(root, name))) continue;
    throw new ConfigError(
      `${shownIn(root, overlay, name)}/`,
      `is not read by anything. ${guess ? `Did you mean ${guess}/?` : `The folders are ${folders.join(', ')}; the files of config/ are directly in ${relative(root, overlay)}/.`}`,
    );
  }
}
