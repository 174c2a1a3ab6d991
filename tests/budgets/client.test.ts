import { expect, test } from 'vitest';
import { BuiltSite, gzipBytes } from './built-site.ts';

const site = new BuiltSite();
const scripts = new Map(
  site
    .files('_assets')
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file.slice('_assets/'.length), site.read(file)]),
);
const entry = [...scripts.keys()].find((name) => name.startsWith('client-')) ?? '';

/** A chunk with everything it imports before it runs. */
function withStaticImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, imported = ''] of (scripts.get(name) ?? '').matchAll(
    /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
  ))
    withStaticImports(imported, seen);
  return seen;
}

test('the client for a page without live tools: 81 kB', () => {
  const parts = [...withStaticImports(entry)];
  const sizes = parts.map((name) => `${name} ${gzipBytes(scripts.get(name) ?? '')}`);
  expect(parts).toContain(entry);
  expect(
    parts.reduce((sum, name) => sum + gzipBytes(scripts.get(name) ?? ''), 0),
    sizes.join(', '),
  ).toBeLessThanOrEqual(81_000);
});

test('no list of routes and no sidebar in the bundle', () => {
  // Links of the navbar and footer are part of the frame. Other pages must not be in the bundle.
  const deep = site
    .pages()
    .map(({ path }) => path)
    .filter((path) => path.split('/').length > 4);
  expect(deep.length).toBeGreaterThan(0);
  for (const [name, text] of scripts)
    expect(
      deep.filter((path) => text.includes(path)),
      name,
    ).toEqual([]);
});
