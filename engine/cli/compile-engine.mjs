// Compiles the engine and the project's own modules into a folder; see `compiled-engine.mjs`.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { engineRoot, hashOf, mainModule, manifestOf, stateOf } from './compiled-engine.mjs';

const compiledFolder = process.argv[2];
const manifestFile = manifestOf(compiledFolder);
const entries = [mainModule, join(engineRoot, 'engine/build/content-worker.ts'), ...projectModules()];
/** Packages that stay packages: native ones, large ones that are loaded on demand, and React, of which there may be only one. */
const outside = /^(node:|react|satteri|rolldown|lightningcss|vite|shiki|@shikijs|elkjs|tsx|sirv|@scalar)/;
const sources = new Map();

/** Notes the state of each file before it is read, and puts its own place in where a compiled module would see another. */
const reader = {
  name: 'sources',
  load(file) {
    if (!file.startsWith(engineRoot)) return undefined;
    sources.set(file, stateOf(file));
    return readFileSync(file, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
  },
};

const bundler = await rolldown({
  cwd: engineRoot,
  input: entries,
  platform: 'node',
  external: (id) => outside.test(id),
  plugins: [reader],
  transform: { jsx: 'react-jsx' },
  logLevel: 'silent',
});
mkdirSync(compiledFolder, { recursive: true });
const folder = mkdtempSync(join(compiledFolder, 'engine-'));
const { output } = await bundler.write({ dir: folder, format: 'es' });
await bundler.close();

const short = (file) => relative(engineRoot, file);
const manifest = {
  node: process.version,
  folder: basename(folder),
  sources: [...sources].map(([file, state]) => [short(file), state]),
  outputs: output.map(({ fileName }) => [fileName, hashOf(readFileSync(join(folder, fileName)))]),
  modules: output
    .filter(({ facadeModuleId }) => entries.includes(facadeModuleId))
    .map(({ facadeModuleId, fileName }) => [short(facadeModuleId), fileName]),
};
writeFileSync(`${folder}.json`, JSON.stringify(manifest));
renameSync(`${folder}.json`, manifestFile);

// Another process may still be loading modules of an earlier one.
for (const name of readdirSync(compiledFolder)) {
  const path = join(compiledFolder, name);
  if (path !== folder && path !== manifestFile && Date.now() - statSync(path).mtimeMs > 3_600_000)
    rmSync(path, { recursive: true, force: true });
}

/** The modules that the engine imports by name: `site.config.ts`, what it names, and `config/`. */
function projectModules() {
  const config = readFileSync(join(engineRoot, 'site.config.ts'), 'utf8');
  const named = [...config.matchAll(/'([\w./-]+)'/g)].map(([, name]) => name);
  const files = [
    'site.config.ts',
    'config/sidebars.ts',
    'config/placeholders.ts',
    'config/page-types.ts',
    ...named.filter((name) => name.endsWith('.ts')),
    ...named.map((name) => `${name}/registry.ts`),
  ];
  return [...new Set(files)].map((file) => join(engineRoot, file)).filter((file) => existsSync(file));
}
