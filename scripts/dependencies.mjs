import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './run.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether every package in the lockfile is installed in its version. Packages for other platforms do not count. */
export function dependenciesAreInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = read(installed);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || there[path]?.version === version,
  );
}

/** Installs the packages of the lockfile if any are missing. Exits when that fails. */
export async function ensureDependencies(root) {
  if (dependenciesAreInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  if ((await npm(['ci', '--no-audit', '--no-fund'], { cwd: root })) === 0) return;
  // `npm ci` rejects a lockfile that was made where the registry lacks packages for other platforms; the versions in it are still
  // used.
  console.log('npm ci did not work (above); trying npm install …');
  if ((await npm(['install', '--no-save', '--no-audit', '--no-fund'], { cwd: root })) === 0) return;
  console.error(
    'The packages could not be installed. Check the network and the npm registry, then run the command again.',
  );
  process.exit(1);
}
