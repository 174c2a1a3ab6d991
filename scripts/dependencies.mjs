import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './run.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether everything the lockfile asks for is installed in the version it asks for. Packages for other platforms do not count. */
export function dependenciesAreInstalled(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = read(installed);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || there[path]?.version === version,
  );
}

/** Installs what the lockfile asks for, unless it is there. Exits when it cannot be had. */
export async function ensureDependencies(root) {
  if (dependenciesAreInstalled(root)) return;
  console.log('Installing packages (npm ci) …');
  if ((await npm(['ci', '--no-audit', '--no-fund'], { cwd: root })) === 0) return;
  // A lockfile made where the registry lacks packages for other platforms is refused by `npm ci`; the versions in it count all the same.
  console.log('npm ci did not work (above); trying npm install …');
  if ((await npm(['install', '--no-save', '--no-audit', '--no-fund'], { cwd: root })) === 0) return;
  console.error(
    'The packages could not be installed. Check the network and the npm registry, then run the command again.',
  );
  process.exit(1);
}
