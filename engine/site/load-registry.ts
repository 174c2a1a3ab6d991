import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry, type ComponentImports } from '../components/registry.ts';
import { ConfigError } from './config-error.ts';
import { importFile, type ImportModule } from './config-files.ts';

/**
 * The engine's components and those of a site.
 * @param folder absolute path of the site's `components` folder. Default: the site has none of its own
 * @param importModule how to import a file; the dev server imports through Vite, so that edits take effect
 * @throws ConfigError when the folder has no registry
 */
export async function loadRegistry(
  folder: string | undefined,
  importModule: ImportModule = importFile,
): Promise<Registry> {
  if (!folder) return new Registry();
  const file = join(folder, 'registry.ts');
  if (!existsSync(file))
    throw new ConfigError('site.config.ts', `\`components\` names the folder ${folder}, which has no registry.ts.`);
  const { components } = await importModule(file);
  if (typeof components !== 'object') throw new ConfigError(file, 'has no `export const components`.');
  return new Registry(components as ComponentImports);
}
