import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nearest } from '../model/nearest.ts';
import { ConfigError } from './config-error.ts';

export type ImportModule = (file: string) => Promise<Record<string, unknown>>;

/** Imports the current state of a file, where something transforms TypeScript: Node caches modules by URL. */
export const importFile: ImportModule = (file) =>
  import(/* @vite-ignore */ `${pathToFileURL(file).href}?t=${statSync(file, { bigint: true }).mtimeNs}`) as Promise<
    Record<string, unknown>
  >;

/** The files of `config/` with their formats. A module exports its value under the name of the file. */
const configFiles = [
  'sidebars.ts',
  'placeholders.ts',
  'page-types.ts',
  'availability.ts',
  'redirects.json',
  'routes.json',
  'synonyms.json',
  'rules.ts',
  'page-source.ts',
  'publisher.ts',
];

/** What an overlay may have besides: its folders, and the files that are not in `config/`. */
const overlayFiles = ['site.config.ts', 'styles.css'];

/** Objects are joined key by key; any other value of the overlay takes the place of the one below. */
export function mergeOver(below: unknown, above: unknown): unknown {
  const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(below) || !isRecord(above)) return above === undefined ? below : above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeOver(below[key], above[key])]));
}

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
): Promise<{ readonly value: unknown } | undefined> {
  const below = await readConfigFile(root, file, name, importModule);
  const above = overlay === undefined ? undefined : await readConfigFile(overlay, basename(file), name, importModule);
  if (!below || !above) return below ?? above;
  const lists = Array.isArray(below.value) && Array.isArray(above.value);
  return {
    value: lists ? [...(below.value as unknown[]), ...(above.value as unknown[])] : mergeOver(below.value, above.value),
  };
}

/**
 * Reads a module's export, or a JSON file's value, without checking it.
 * @param name what a module must export
 * @returns undefined when the file does not exist. The value is in an object: one with a method `then` would be taken for a promise
 * @throws ConfigError when it can't be read
 */
export async function readConfigFile(
  root: string,
  file: string,
  name: string,
  importModule: ImportModule,
): Promise<{ readonly value: unknown } | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.json')) {
    const text = readFileSync(path, 'utf8');
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      throw new ConfigError(file, `is not valid JSON: ${withLine(messageOf(error), text)}`, error);
    }
  }
  const module = await importModule(path).catch((error: unknown) => {
    throw new ConfigError(file, `cannot be loaded: ${messageOf(error)}`, error);
  });
  if (!(name in module)) {
    const wanted = name === 'default' ? '`export default defineConfig({ … })`' : `\`export const ${name}\``;
    throw new ConfigError(file, `has no ${wanted}.`);
  }
  return { value: module[name] };
}

/** @throws ConfigError for an unknown file in `config/` or the overlay, whose name is probably misspelled */
export function rejectUnknownFiles(root: string, overlay: string | undefined): void {
  rejectUnknown(join(root, 'config'), 'config', configFiles);
  // Only the project itself has rules and a page source.
  if (overlay !== undefined)
    rejectUnknown(overlay, relative(root, overlay), [...configFiles.slice(0, -2), ...overlayFiles]);
}

function rejectUnknown(folder: string, shown: string, names: readonly string[]): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (names.includes(name) || !/(?<!\.test)\.(ts|json|css)$/.test(name)) continue;
    const guess = nearest(name, names);
    throw new ConfigError(
      `${shown}/${name}`,
      `is not read by anything. ${guess ? `Did you mean ${shown}/${guess}?` : `The files are ${names.join(', ')}.`}`,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A message about JSON that says the line instead of the position. */
const withLine = (message: string, text: string): string =>
  message.replace(
    / in JSON at position (\d+).*$/s,
    (_, position) => ` in line ${text.slice(0, Number(position)).split('\n').length}.`,
  );
