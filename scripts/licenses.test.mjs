import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inClient, listLicenses } from './licenses.mjs';

const root = join(import.meta.dirname, '..');
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

test('finds every package licensed under terms that are allowed where it is used', () => {
  const all = listLicenses(read('package-lock.json'));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ allowed }) => !allowed)).toEqual([]);
  for (const name of inClient) expect(all.map((one) => one.name)).toContain(name);
});

test('rejects a license that is unknown, missing, or too strict for what readers get', () => {
  const refused = (name, license) => {
    const [one] = listLicenses({
      packages: { '': {}, [`node_modules/a/node_modules/${name}`]: { version: '1', license } },
    });
    return [one.name, one.allowed];
  };
  expect(refused('x', 'AGPL-3.0')).toEqual(['x', false]);
  expect(refused('@a/x', undefined)).toEqual(['@a/x', false]);
  expect(refused('x', '(GPL-3.0 OR MIT)')).toEqual(['x', true]);
  expect(refused('x', '(MIT AND Zlib)')).toEqual(['x', true]);
  expect(refused('x', '(MIT AND GPL-3.0)')).toEqual(['x', false]);
  expect(refused('x', 'MPL-2.0')).toEqual(['x', true]);
  expect(refused('react', 'MPL-2.0')).toEqual(['react', false]);
});

test('writes a bill of materials in CycloneDX with every package that builds the site', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { bomFormat, components } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  const names = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { dependencies } = read('package.json');
  const { packages } = read('package-lock.json');
  for (const name of Object.keys(dependencies))
    expect(names).toContain(`${name}@${packages[`node_modules/${name}`].version}`);
  for (const one of components) expect(one.purl, one.name).toMatch(/^pkg:npm\//);
});
