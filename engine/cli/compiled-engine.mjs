// Compiled modules are in `node_modules/.cache/docs-engine/`, beside a manifest of the files they were made from. They count only
// while each of these files has the same size, inode and time of change, and while each compiled file has its hash.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const engineRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const defaultFolder = join(engineRoot, 'node_modules/.cache/docs-engine');
export const manifestOf = (folder) => join(folder, 'manifest.json');
export const mainModule = join(engineRoot, 'engine/cli/main.ts');

/** Identifies the current content of a file; undefined when it does not exist. */
export function stateOf(file) {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.ino} ${stats.ctimeNs}`;
}

export const hashOf = (text) => createHash('sha1').update(text).digest('base64url');

/**
 * The engine and the project's own modules, compiled now or earlier.
 * @param root the project's folder; one that does not contain the engine is not compiled
 * @param folder where compiled modules are
 * @returns the URLs of the main module and of each module that is imported by name, by source; undefined when it can't be compiled
 */
export function compiledEngine(root, folder = defaultFolder) {
  if (root !== engineRoot) return undefined;
  const known = readCompiled(folder);
  if (known) return known;
  const script = join(engineRoot, 'engine/cli/compile-engine.mjs');
  // In another process, so that the bundler leaves nothing in the memory of this one.
  const { status } = spawnSync(process.execPath, [script, folder], { stdio: 'ignore', timeout: 60_000 });
  return status === 0 ? readCompiled(folder) : undefined;
}

/** What was compiled into a folder earlier, in the same form; undefined when it does not belong to the sources as they are now. */
export function readCompiled(compiledFolder) {
  try {
    const { node, sources, outputs, modules, folder } = JSON.parse(readFileSync(manifestOf(compiledFolder), 'utf8'));
    const at = (name) => join(compiledFolder, folder, name);
    const isValid =
      node === process.version &&
      sources.every(([file, state]) => stateOf(join(engineRoot, file)) === state) &&
      outputs.every(([name, hash]) => hashOf(readFileSync(at(name))) === hash);
    if (!isValid) return undefined;
    const urls = new Map(modules.map(([file, name]) => [join(engineRoot, file), pathToFileURL(at(name)).href]));
    return { main: urls.get(mainModule), modules: urls };
  } catch {
    return undefined;
  }
}
