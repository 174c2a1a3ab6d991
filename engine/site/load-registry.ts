import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Registry, type ComponentImports } from '../components/registry.ts';

export type ImportModule = (file: string) => Promise<Record<string, unknown>>;
export const importFile: ImportModule = (file) => import(pathToFileURL(file).href);

/**
 * The engine's components and those of a site.
 * @param folder absolute path of the site's `components` folder; left out: the site has none of its own
 * @param importModule how to import a file; the dev server imports through Vite, so that an edit is seen
 */
export async function loadRegistry(folder: string | undefined, importModule = importFile): Promise<Registry> {
  if (!folder) return new Registry();
  const { components } = await importModule(join(folder, 'registry.ts'));
  return new Registry(components as ComponentImports);
}
