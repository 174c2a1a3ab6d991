import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const routes = JSON.parse(readFileSync(join(root, 'config/routes.json'), 'utf8')) as { route: string }[];

/** Where a route's page may be: `/a/b/` → `a/b.mdx` or `a/b/index.mdx`. */
const files = (route: string): string[] =>
  route === '/' ? ['index.mdx'] : [`${route.slice(1, -1)}.mdx`, `${route.slice(1)}index.mdx`];

test('all 169 declared pages are written', () => {
  expect(new Set(routes.map(({ route }) => route)).size).toBe(169);
  expect(routes.filter(({ route }) => !files(route).some((file) => existsSync(join(root, 'content', file))))).toEqual(
    [],
  );
});
