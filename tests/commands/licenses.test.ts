import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientPackages } from '../../scripts/client-packages.ts';
import { listLicenses } from '../../scripts/licenses.ts';

const root = join(import.meta.dirname, '../..');

test('every package has a license that is allowed where it is used', async () => {
  const inClient = await clientPackages(root);
  // A package that only a live tool or the request builder needs is in the client, too.
  expect(inClient).toEqual(
    expect.arrayContaining(['@cfworker/json-schema', '@scalar/snippetz', 'react', 'react-dom', 'scheduler']),
  );
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<typeof listLicenses>[0];
  const all = listLicenses(lock, inClient);
  expect(all.length).toBeGreaterThan(100);
  for (const name of inClient) expect(all.map((one) => one.name)).toContain(name);
  expect(all.filter(({ allowed }) => !allowed)).toEqual([]);
});
