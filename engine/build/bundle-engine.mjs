// Bundles the engine together with the modules of a project, so that Node runs it as plain JavaScript. Plain JavaScript itself,
// because nothing has transformed TypeScript yet.
//
// A bundle is used as long as every file it was made from has the same content. It also says of which code each function of
// `worker.ts` consists: the bundler has followed its imports.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that contains the engine, whichever project it builds. */
export const engineRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bundlesFolder = join(engineRoot, 'node_modules/.cache/docs-engine');
/** What is installed. Files of packages don't count one by one. */
const lockFile = join(engineRoot, 'package-lock.json');

/** Packages that stay packages: native ones, large ones that are loaded on demand, and React, of which there may be only one. */
const outside =
  /^(node:|react|satteri|rolldown|lightningcss|vite|shiki|@shikijs|elkjs|tsx|sirv|@scalar|satori|@resvg|subset-font)/;
const workerFile = join(engineRoot, 'engine/build/worker.ts');
/** The one module that is never bundled, so that it knows where it is. */
const thisFile = fileURLToPath(import.meta.url);

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** Hash of a file's content, or of the names in a folder; null when there is neither. */
export function stateOf(path) {
  try {
    return hashOf(statSync(path).isDirectory() ? readdirSync(path).sort().join('\0') : readFileSync(path));
  } catch {
    return null;
  }
}

/**
 * The engine and a project's own modules as a bundle, made now if any of their files has changed.
 * @param root the project's folder
 * @throws Error for a mistake in the code, with its place
 */
export async function engineBundle(root = engineRoot) {
  return readBundle(root) ?? makeBundle(root);
}

/** Each overlay has a bundle of its own. */
const manifestOf = (root) => join(bundlesFolder, `${hashOf(root + (process.env.SITE_OVERLAY ?? ''))}.json`);

function readBundle(root) {
  try {
    const manifest = JSON.parse(readFileSync(manifestOf(root), 'utf8'));
    const isCurrent =
      manifest.node === process.version &&
      manifest.sources.every(([file, state]) => stateOf(join(root, file)) === state) &&
      manifest.outputs.every((name) => stateOf(join(bundlesFolder, manifest.folder, name)) !== null);
    if (!isCurrent) return undefined;
    noteUse(join(bundlesFolder, manifest.folder));
    return bundleOf(manifest);
  } catch {
    return undefined;
  }
}

/** Bundles that are in use stay. */
function noteUse(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // Somebody else's folder.
  }
}

function bundleOf({ folder, code, modules }) {
  const urlOf = (name) => pathToFileURL(join(bundlesFolder, folder, name)).href;
  const files = new Map(modules);
  return {
    main: urlOf('main.js'),
    worker: urlOf('worker.js'),
    code,
    importModule: async (file) => {
      const name = files.get(file);
      if (name === undefined) throw new Error(`${file} is not one of the modules that a configuration can name.`);
      return import(urlOf(name));
    },
  };
}

async function makeBundle(root) {
  const sources = new Map([lockFile, thisFile].map((file) => [file, stateOf(file)]));
  const folder = join(bundlesFolder, `${hashOf(root)}-${process.pid}-${Date.now()}`);
  mkdirSync(folder, { recursive: true });
  const candidates = await projectModules(root, folder, sources);
  const modules = candidates.filter((file) => sources.get(file)).map((file, index) => [file, `project-${index}.js`]);
  const entries = {
    main: join(engineRoot, 'engine/cli/run-command.ts'),
    worker: workerFile,
    ...Object.fromEntries(modules.map(([file, name]) => [name.replace('.js', ''), file])),
  };
  const { outputs, code } = await bundle(entries, folder, sources, join(root, 'config/publisher.ts'));
  const manifest = {
    node: process.version,
    folder: basename(folder),
    code,
    modules,
    sources: [...sources].map(([file, state]) => [relative(root, file), state]),
    outputs,
  };
  writeFileSync(`${folder}.json`, JSON.stringify(manifest));
  renameSync(`${folder}.json`, manifestOf(root));
  removeOldBundles(folder);
  return bundleOf(manifest);
}

/**
 * @param entries name of each entry → file
 * @param sources receives the state of each file that is read, packages left out
 * @param publisher the project's, which may not exist
 * @returns names of the files in the folder, and the code of each function whose results are kept
 */
async function bundle(entries, folder, sources, publisher = '') {
  const { rolldown } = await import('rolldown');
  let code = {};
  const plugin = {
    name: 'engine',
    resolveId: (id) =>
      id.endsWith('/bundle-engine.mjs') ? { id: pathToFileURL(thisFile).href, external: true } : undefined,
    load(file) {
      if (file.startsWith('\0')) return undefined;
      const text = readFileSync(file, 'utf8');
      if (!file.includes('/node_modules/')) sources.set(file, hashOf(text));
      // A module sees its own place, not that of the bundle.
      return text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
    },
    generateBundle() {
      code = codeOfFunctions(publisher, (file) => this.getModuleInfo(file));
    },
  };
  const bundler = await rolldown({
    cwd: engineRoot,
    input: entries,
    platform: 'node',
    external: (id) => outside.test(id),
    plugins: [plugin],
    transform: { jsx: 'react-jsx' },
    logLevel: 'silent',
  });
  try {
    const { output } = await bundler.write({ dir: folder, format: 'es', entryFileNames: '[name].js' });
    return { outputs: output.map(({ fileName }) => fileName), code };
  } finally {
    await bundler.close();
  }
}

/**
 * Hashes of all code that each function of the worker consists of, by the name of its module, and of each module that the publisher loads on
 * demand, by its path. What it takes from packages counts by the lockfile, and what Node does by Node's version.
 */
function codeOfFunctions(publisher, moduleInfo) {
  const loadedBy = (file) => moduleInfo(file)?.dynamicallyImportedIds ?? [];
  const published = new Set([publisher]);
  for (const file of published) for (const imported of moduleInfo(file)?.importedIds ?? []) published.add(imported);
  const named = [
    ...loadedBy(workerFile).map((file) => [basename(file, '.ts'), file]),
    ...[...published]
      .flatMap(loadedBy)
      .filter((file) => moduleInfo(file)?.code)
      .map((file) => [relative(engineRoot, file), file]),
  ];
  return Object.fromEntries(named.map(([name, file]) => [name, codeOf(file, moduleInfo)]));
}

/** Hash of a module and of all that it imports. */
export function codeOf(file, moduleInfo) {
  const modules = new Set([file]);
  for (const module of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(module) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) modules.add(imported);
  }
  const texts = [...modules].map((module) => `${relative(engineRoot, module)}\0${moduleInfo(module)?.code ?? ''}`);
  return hashOf([process.version, stateOf(lockFile), ...texts.sort()].join('\0'));
}

/**
 * The modules that the engine imports by name: `site.config.ts`, those that it names, those in `config/`, and those of the overlay. Some may
 * not exist.
 */
async function projectModules(root, folder, sources) {
  const siteConfig = join(root, 'site.config.ts');
  sources.set(siteConfig, stateOf(siteConfig));
  const { names, overlay } = sources.get(siteConfig) ? await namesIn(siteConfig, folder, sources) : { names: [] };
  const above = resolve(root, process.env.SITE_OVERLAY ?? overlay ?? 'my');
  const inFolders = [join(root, 'config'), above].flatMap((path) => {
    sources.set(path, stateOf(path));
    const files = sources.get(path) ? readdirSync(path) : [];
    return files.filter((name) => /^[\w.-]+(?<!\.test)\.ts$/.test(name)).map((name) => join(path, name));
  });
  const named = [...names.map((name) => join(root, name)), join(above, 'components/registry.ts')];
  const files = [siteConfig, ...inFolders, ...named];
  for (const file of files) sources.set(file, stateOf(file));
  return [...new Set(files)];
}

/** The texts in a configuration that may name a module, or a folder with a `registry.ts`. None when it can't be read: the command says why. */
async function namesIn(siteConfig, folder, sources) {
  try {
    await bundle({ config: siteConfig }, join(folder, 'config'), sources);
    const module = await import(pathToFileURL(join(folder, 'config/config.js')).href);
    const texts = [];
    JSON.stringify(module.default, (_, value) => (typeof value === 'string' ? texts.push(value) : value));
    const names = texts.filter((text) => /^[\w./-]+$/.test(text));
    return {
      names: names.flatMap((name) => (name.endsWith('.ts') ? name : `${name}/registry.ts`)),
      overlay: module.default?.overlay,
    };
  } catch {
    return { names: [] };
  }
}

/** Removes bundles that nobody has used for a day. */
function removeOldBundles(current) {
  for (const name of readdirSync(bundlesFolder)) {
    const path = join(bundlesFolder, name);
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (path !== current && Date.now() - used > 86_400_000) rmSync(path, { recursive: true, force: true });
  }
}
