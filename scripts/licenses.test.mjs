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
