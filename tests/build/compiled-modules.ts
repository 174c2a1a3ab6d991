import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** The modules that the engine imports by name. */
const config = ['sidebars', 'placeholders', 'page-types'].map((name) => `config/${name}.ts`);
const modules = ['site.config.ts', ...config, 'components/registry.ts'];

/**
 * Compiles the modules of a site, as `npm run build` has those of its own site compiled: a build that transforms them spends half of its time
 * on that.
 * @returns the environment in which `run-engine.mjs` uses them; edits of the sources have no effect then
 */
export async function compileModules(root: string): Promise<{ readonly COMPILED_MODULES: string }> {
  const bundler = await rolldown({
    cwd: root,
    input: Object.fromEntries(modules.map((file) => [file, join(root, file)])),
    platform: 'node',
    external: /^(react|zod)/,
    transform: { jsx: 'react-jsx' },
    logLevel: 'silent',
  });
  // Not in `.cache/`, without which a fresh build begins.
  const folder = join(root, '.modules');
  await bundler.write({ dir: folder, format: 'es', entryFileNames: '[name].js' });
  await bundler.close();
  return { COMPILED_MODULES: JSON.stringify(modules.map((file) => [join(root, file), join(folder, `${file}.js`)])) };
}
