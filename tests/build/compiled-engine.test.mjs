import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compiledEngine, engineRoot, mainModule, manifestOf, readCompiled } from '../../engine/cli/compiled-engine.mjs';

const folder = mkdtempSync(join(tmpdir(), 'docs-engine-'));
const kept = `${folder}-kept`;
afterAll(() => [folder, kept].forEach((path) => rmSync(path, { recursive: true, force: true })));

const manifest = () => JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
const compiledFolder = () => manifest().folder;

test('the engine and the modules of the site are compiled once', () => {
  const { main, modules } = compiledEngine(engineRoot, folder);
  expect(readFileSync(fileURLToPath(main), 'utf8')).toContain('run-command');
  const named = ['site.config.ts', 'config/sidebars.ts', 'components/registry.ts', 'engine/build/content-worker.ts'];
  expect([...modules.keys()]).toEqual(
    expect.arrayContaining([mainModule, ...named.map((file) => join(engineRoot, file))]),
  );
  const before = compiledFolder();
  compiledEngine(engineRoot, folder);
  expect(compiledFolder()).toBe(before);
});

test('another project is not compiled', () => {
  expect(compiledEngine(join(engineRoot, 'tests/sites/harbor'), folder)).toBeUndefined();
});

const damages = [
  ['a source has changed', () => write({ sources: [['site.config.ts', 'another state'], ...manifest().sources] })],
  ['a source is gone', () => write({ sources: [['gone.ts', 'its state'], ...manifest().sources] })],
  ['another version of Node compiled it', () => write({ node: 'v1.0.0' })],
  ['a compiled module is damaged', () => appendFileSync(anyModule(), 'x')],
  ['a compiled module is missing', () => rmSync(anyModule())],
  ['the manifest is damaged', () => writeFileSync(manifestOf(folder), '{')],
];
test.each(damages)('it is not used when %s', (_, change) => {
  cpSync(folder, kept, { recursive: true });
  change();
  expect(readCompiled(folder)).toBeUndefined();
  cpSync(kept, folder, { recursive: true });
  expect(readCompiled(folder).modules.size).toBeGreaterThan(0);
});

test('it is compiled again when it is not used', () => {
  const before = compiledFolder();
  write({ node: 'v1.0.0' });
  expect(compiledEngine(engineRoot, folder).modules.size).toBeGreaterThan(0);
  expect(compiledFolder()).not.toBe(before);
});

const write = (part) => writeFileSync(manifestOf(folder), JSON.stringify({ ...manifest(), ...part }));
const anyModule = () => {
  const compiled = join(folder, compiledFolder());
  return join(compiled, readdirSync(compiled)[0]);
};
