// Checks the licenses of all packages in package-lock.json against a list: `npm run licenses` prints them and fails if one is not
// allowed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licenses allowed for any package: their terms require no more than a notice. */
const anywhere = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
];
/** Also allowed for packages that only build and test: readers get none of their code. */
const atBuild = ['EPL-2.0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'];
/** Packages whose code is in the client. */
export const inClient = ['react', 'react-dom', 'scheduler', 'urlpattern-polyfill'];

/**
 * The packages of a lock file.
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} lock
 * @returns {{ name: string, version: string, license: string, dev: boolean, allowed: boolean }[]} by name
 */
export function listLicenses({ packages }) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'unknown', dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const known = inClient.includes(name) ? anywhere : [...anywhere, ...atBuild];
      // `(MIT OR CC0-1.0)`: one of them must be allowed. `(MIT AND Zlib)`: both must be.
      const choices = license.replace(/[()]/g, '').split(' OR ');
      const allowed = choices.some((choice) => choice.split(' AND ').every((part) => known.includes(part)));
      return { name, version, license, dev, allowed };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file) {
  const all = listLicenses(JSON.parse(readFileSync(join(file, '../../package-lock.json'), 'utf8')));
  for (const { name, version, license, dev } of all)
    console.log([name, version, license, dev ? 'development' : 'build'].join('\t'));
  const refused = all.filter(({ allowed }) => !allowed);
  for (const { name, license } of refused)
    console.error(
      `${name} is licensed under ${license}, which scripts/licenses.mjs doesn't allow. Take another package, or add the license there if its terms permit this use.`,
    );
  process.exitCode = refused.length ? 1 : 0;
}
