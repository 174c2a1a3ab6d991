import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

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
