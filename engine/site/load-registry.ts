import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry, type ComponentImports } from '../components/registry.ts';
import { ConfigError } from './config-error.ts';
import { importFile, type ImportModule } from './config-files.ts';

/**
 * The engine's components and those of a site, later ones in place of others of the same name.
 * @param sourceComponents components of a page source
 * @param folders absolute paths of the site's folders of components
 * @param importModule how to import a file; the dev server imports through Vite, so that edits take effect
 * @throws ConfigError when the folder has no registry
 */
export async function loadRegistry(
  sourceComponents: ComponentImports | undefined,
  folders: readonly string[],
  importModule: ImportModule = importFile,
): Promise<Registry> {
  const all: ComponentImports[] = [];
  for (const folder of folders) {
    const file = join(folder, 'registry.ts');
    if (!existsSync(file))
      throw new ConfigError('site.config.ts', `The folder of components ${folder} has no registry.ts.`);
    const { components } = await importModule(file);
    if (typeof components !== 'object') throw new ConfigError(file, 'has no `export const components`.');
    all.push(components as ComponentImports);
  }
  return new Registry(Object.assign({}, sourceComponents, ...all) as ComponentImports);
}
