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
const atBuild = ['EPL-2.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'OFL-1.1', 'Python-2.0'];

type Lock = {
  readonly packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean }>>;
};
export type License = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dev: boolean;
  readonly allowed: boolean;
};

/**
 * The packages of a lock file, by name.
 * @param inClient names of packages whose code readers get
 */
export function listLicenses({ packages }: Lock, inClient: readonly string[]): License[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'unknown', dev = false }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const list = inClient.includes(name) ? anywhere : [...anywhere, ...atBuild];
      // `(MIT OR CC0-1.0)`: one of them must be allowed. `(MIT AND Zlib)`: both must be.
      const choices = license.replace(/[()]/g, '').split(' OR ');
      const allowed = choices.some((choice) => choice.split(' AND ').every((part) => list.includes(part)));
      return { name, version, license, dev, allowed };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

const file = fileURLToPath(import.meta.url);
if (process.argv[1] === file) {
  const root = join(file, '../..');
  const { clientPackages } = await import('./client-packages.ts');
  const inClient = await clientPackages(root);
  const all = listLicenses(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock, inClient);
  for (const { name, version, license, dev } of all)
    console.log(
      [name, version, license, inClient.includes(name) ? 'client' : dev ? 'development' : 'build'].join('\t'),
    );
  const refused = all.filter(({ allowed }) => !allowed);
  for (const { name, license } of refused)
    console.error(
      `${name} is licensed under ${license}, which scripts/licenses.ts doesn't allow ${inClient.includes(name) ? 'in the client' : 'here'}. Take another package, or add the license there if its terms permit this use.`,
    );
  process.exitCode = refused.length ? 1 : 0;
}
