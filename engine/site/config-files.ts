import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
export const configFiles = [
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

/**
 * Reads a module's export, or a JSON file's value, without checking it.
 * @param name what a module must export
 * @param displayName the file as errors name it. Default: `file`
 * @returns undefined when the file does not exist. The value is in an object: one with a method `then` would be taken for a promise
 * @throws ConfigError when it can't be read
 */
export async function readConfigFile(
  root: string,
  file: string,
  name: string,
  importModule: ImportModule,
  displayName = file,
): Promise<{ readonly value: unknown } | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  if (file.endsWith('.json')) {
    const text = readFileSync(path, 'utf8');
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      throw new ConfigError(displayName, `is not valid JSON: ${withLine(messageOf(error), text)}`, error);
    }
  }
  const module = await importModule(path).catch((error: unknown) => {
    throw new ConfigError(displayName, `cannot be loaded: ${messageOf(error)}`, error);
  });
  if (!(name in module)) {
    const wanted = name === 'default' ? '`export default defineConfig({ … })`' : `\`export const ${name}\``;
    throw new ConfigError(displayName, `has no ${wanted}.`);
  }
  return { value: module[name] };
}

/** @throws ConfigError for an unknown file in a folder of configuration, whose name is probably misspelled */
export function rejectUnknown(folder: string, displayName: string, names: readonly string[]): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (names.includes(name) || !/(?<!\.test)\.(ts|json|css)$/.test(name)) continue;
    const guess = nearest(name, names);
    throw new ConfigError(
      `${displayName}/${name}`,
      `is not read by anything. ${guess ? `Did you mean ${displayName}/${guess}?` : `The files are ${names.join(', ')}.`}`,
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
