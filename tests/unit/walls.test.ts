import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What a folder may import: other folders and packages. Nothing said of folders or packages: anything goes. */
type Wall = { readonly folders?: readonly string[]; readonly packages?: readonly string[]; readonly node: boolean };

const walls: Readonly<Record<string, Wall>> = {
  'engine/model': { folders: ['engine/model'], packages: ['zod'], node: false },
  'engine/client': {
    folders: ['engine/client', 'engine/model', 'engine/components', 'engine/search', 'engine/ui'],
    packages: ['react', 'react-dom'],
    node: false,
  },
  'engine/ui': {
    folders: ['engine/ui', 'engine/client', 'engine/model', 'engine/components', 'engine/search'],
    packages: ['react', 'react-dom'],
    node: false,
  },
  'engine/components': { folders: ['engine/components', 'engine/client', 'engine/model', 'engine/ui'], node: false },
  'engine/search': { folders: ['engine/search', 'engine/model', 'engine/client', 'engine/ui'], node: false },
  components: {
    folders: ['components', 'engine/components', 'engine/client', 'engine/model', 'engine/ui', 'data'],
    node: false,
  },
  data: { folders: ['data', 'engine/model'], packages: ['zod'], node: false },
};

/** Files of these folders run in the browser; they may not reach any of the forbidden ones, whatever stands between. */
const browserEntries = ['engine/client/client.tsx', 'engine/client/boot/boot.ts'];
const forbiddenInBrowser = /^engine\/(site|compile|checks|output|build|dev|authoring|cli)\/|^data\/.*schema\.ts$/;
const forbiddenPackages = new Set(['zod', 'satteri', 'shiki', 'yaml', 'vite', 'htmlparser2', 'json5']);

type Import = { readonly name: string; readonly typeOnly: boolean };
const importStatement =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/** Imports of a module, those in comments left out. `import type` disappears when the code is compiled. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(importStatement)].map(([, type, plain, dynamic]) => ({
    name: plain ?? dynamic ?? '',
    typeOnly: Boolean(type),
  }));
}

/** Path from the root for a local import; undefined for a package. */
function localTarget(file: string, name: string): string | undefined {
  return name.startsWith('.') ? relative(root, resolve(join(root, dirname(file)), name)) : undefined;
}

const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
const isNode = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);

function sources(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

describe.each(Object.entries(walls))('%s', (folder, wall) => {
  test('imports only what its wall lets through', () => {
    const breaches: string[] = [];
    for (const file of sources(folder)) {
      for (const { name, typeOnly } of importsOf(file)) {
        const target = localTarget(file, name);
        const allowed =
          target !== undefined
            ? !wall.folders || wall.folders.some((other) => target.startsWith(`${other}/`))
            : isNode(name)
              ? wall.node || typeOnly
              : !wall.packages || wall.packages.includes(packageOf(name)) || name.startsWith('virtual:') || typeOnly;
        if (!allowed) breaches.push(`${file} imports ${name}`);
      }
    }
    expect(breaches).toEqual([]);
  });
});

test('nothing the browser loads leads to the build, to schemas or to Node', () => {
  const from = new Map<string, string>(browserEntries.map((entry) => [entry, '']));
  const breaches: string[] = [];
  for (const [file] of from) {
    for (const { name, typeOnly } of importsOf(file)) {
      if (typeOnly || name.endsWith('.css')) continue;
      const target = localTarget(file, name);
      const bad =
        target === undefined ? isNode(name) || forbiddenPackages.has(packageOf(name)) : forbiddenInBrowser.test(target);
      if (bad) breaches.push(`${file} imports ${name} (reached from ${from.get(file) || 'the entry'})`);
      else if (target !== undefined && isSource(target) && !from.has(target)) from.set(target, file);
    }
  }
  expect(from.size).toBeGreaterThan(20);
  expect(breaches).toEqual([]);
});

test('the reader of imports sees every form', () => {
  expect(
    [
      ..."import a from 'a';\nimport type { B } from 'b';\nimport 'c.css';\nexport * from './d.ts';\nconst e = import('./e.ts');\nimport {\n  f,\n} from 'f';".matchAll(
        importStatement,
      ),
    ].map(([, type, plain, dynamic]) => `${type ? 'type ' : ''}${plain ?? dynamic}`),
  ).toEqual(['a', 'type b', 'c.css', './d.ts', './e.ts', 'f']);
});
