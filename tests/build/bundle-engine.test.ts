import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codeOf, engineBundle, engineRoot } from '../../engine/build/bundle-engine.mjs';
import { Harbor } from './harbor.ts';

/** The engine and a site's own modules are bundled once, and again when one of their files has changed. */
const site = new Harbor();
afterAll(() => site.remove());

test('a bundle holds the modules that a configuration names', async () => {
  const { main, importModule } = await engineBundle(site.root);
  expect(readFileSync(fileURLToPath(main), 'utf8')).toContain('runCommand');
  for (const name of ['site.config.ts', 'config/sidebars.ts', 'components/registry.ts'])
    expect(Object.keys(await importModule(join(site.root, name))), name).not.toEqual([]);
  await expect(importModule(join(site.root, 'components/live.ts'))).rejects.toThrow('is not one of the modules');
});

test.each<[what: string, edit: () => void]>([
  [
    'a module that a named one imports',
    () => site.edit('components/TideTable.tsx', 'className="tides"', 'className="tides all"'),
  ],
  ['a fact', () => site.edit('data/tides.json', '4.2', '4.3')],
  ['the configuration', () => site.edit('site.config.ts', "name: 'Harbor'", "name: 'Haven'")],
  ['a new file in config/', () => site.write('config/more.ts', 'export const more = 1;\n')],
])('it is made again after an edit of %s, and only then', async (_, edit) => {
  const { main } = await engineBundle(site.root);
  expect((await engineBundle(site.root)).main).toBe(main);
  edit();
  expect((await engineBundle(site.root)).main).not.toBe(main);
});

test('knows of which code each function consists', async () => {
  const { code } = await engineBundle(engineRoot);
  const functions = ['client-bundle', 'compress', 'drawings', 'highlight', 'publishing/draw-picture.ts', 'read-page'];
  expect(Object.keys(code).toSorted()).toEqual(functions);
  expect(new Set(Object.values(code)).size).toBe(functions.length);
});

test('the code of a function changes with every module that it imports, and with no other', () => {
  const graph = (edited: string) => (file: string) => ({
    code: file === edited ? `${file} edited` : file,
    importedIds: { a: ['b'], b: ['c'], c: ['a'] }[file] ?? [],
    dynamicallyImportedIds: file === 'b' ? ['late'] : [],
  });
  const before = codeOf('a', graph(''));
  for (const edited of ['a', 'b', 'c', 'late']) expect(codeOf('a', graph(edited)), edited).not.toBe(before);
  expect(codeOf('a', graph('other'))).toBe(before);
});
