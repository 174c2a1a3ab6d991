import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathOfFile } from '../engine/model/url.ts';
import { movePage, planMove } from './move-page.ts';
import type { PageFiles } from './page-routes.ts';
import { applyChanges } from './project-texts.ts';
import { rewriteSitePaths } from './rewrite-links.ts';

const project = new Map([
  [
    'content/channels/line.mdx',
    '---\nrelated: [/channels/line/setup/]\n---\n![Screen](./line.png) [self](/channels/line/#a) [other](sms.mdx)\n',
  ],
  [
    'content/channels/sms.mdx',
    '---\nrelated:\n  - /channels/line/\n---\n[a](/channels/line/#limits) [b](/channels/line) [c](/channels/line/setup/) [d](./line.mdx#x) <Card href="/channels/line/?a=1" />\n`/channels/line/` https://x.example/channels/line/\n',
  ],
  ['content/channels/line/setup.mdx', '[up](../line/)\n'],
  [
    'config/sidebars.ts',
    'export const sidebars = { s: { label: "S", items: [{ route: "/channels/line/" }, { route: "/channels/line/setup/" }] } };\n',
  ],
  ['config/routes.json', '[\n {"route": "/channels/line/", "title": "LINE"}\n]\n'],
  [
    'config/redirects.json',
    '[\n {"from": "/old-line/", "to": "/channels/line/#a"},\n {"from": "/apps/line/", "to": "/channels/sms/"}\n]\n',
  ],
  ['data/channels.json', '{"line": {"route": "/channels/line/"}}'],
  ['bench/search/queries.json', '[{"query": "line", "answers": {"/channels/line/": 3, "/channels/line/#limits": 2}}]'],
]);

/** Pages by route, as the site has them. */
const pagesIn = (texts: ReadonlyMap<string, string>): PageFiles =>
  new Map(
    [...texts.keys()]
      .filter((file) => file.startsWith('content/'))
      .map((file) => [pathOfFile(file.slice('content/'.length)), file]),
  );

test('moves the file and rewrites the links to it, and no others', () => {
  const { from, to, changes, rewritten } = planMove(project, pagesIn(project), '/channels/line/', '/apps/line/');
  expect([from, to]).toEqual(['content/channels/line.mdx', 'content/apps/line.mdx']);
  expect(changes.get(from)).toBeNull();
  expect(changes.get(to)).toBe(
    '---\nrelated: [/channels/line/setup/]\n---\n![Screen](../channels/line.png) [self](/apps/line/#a) [other](../channels/sms.mdx)\n',
  );
  expect(changes.get('content/channels/sms.mdx')).toBe(
    '---\nrelated:\n  - /apps/line/\n---\n[a](/apps/line/#limits) [b](/apps/line/) [c](/channels/line/setup/) [d](../apps/line.mdx#x) <Card href="/apps/line/?a=1" />\n`/apps/line/` https://x.example/channels/line/\n',
  );
  expect(changes.get('content/channels/line/setup.mdx')).toBe('[up](/apps/line/)\n');
  expect(changes.get('config/sidebars.ts')).toContain('{ route: "/apps/line/" }, { route: "/channels/line/setup/" }');
  expect(changes.get('config/routes.json')).toContain('"/apps/line/"');
  expect(changes.get('data/channels.json')).toContain('"/apps/line/"');
  expect(changes.get('bench/search/queries.json')).toContain('{"/apps/line/": 3, "/apps/line/#limits": 2}');
  expect(rewritten).toHaveLength(6);
});

test('redirects the old path straight to the new one, and removes redirects that start at the new one', () => {
  const { changes } = planMove(project, pagesIn(project), '/channels/line/', '/apps/line/');
  expect(changes.get('config/redirects.json')).toBe(
    '[\n {"from": "/old-line/", "to": "/apps/line/#a"},\n {"from": "/channels/line/", "to": "/apps/line/"}\n]\n',
  );
});

test('removes the redirect when a page moves back', () => {
  const after: [string, string | null][] = [
    ...new Map<string, string | null>([
      ...project,
      ...planMove(project, pagesIn(project), '/channels/line/', '/apps/line/').changes,
    ]),
  ];
  const there = new Map(after.filter((item): item is [string, string] => item[1] !== null));
  const redirects = planMove(there, pagesIn(there), '/apps/line/', '/channels/line/').changes.get(
    'config/redirects.json',
  );
  expect(JSON.parse(redirects ?? '')).toEqual([
    { from: '/old-line/', to: '/channels/line/#a' },
    { from: '/apps/line/', to: '/channels/line/' },
  ]);
});

test('leaves a path inside a longer path alone', () => {
  expect(rewriteSitePaths('(/a/b/c/) /a/bc/ x/a/b/ (/a/b)', '/a/b/', '/z/')).toBe('(/a/b/c/) /a/bc/ x/a/b/ (/z/)');
});

test.each([
  ['/channels/lime/', '/x/', 'There is no page at /channels/lime/.\n  Did you mean /channels/line/?'],
  ['/channels/line/', '/channels/sms/', 'There is a page at /channels/sms/ already: content/channels/sms.mdx.'],
  ['/channels/line/', '/channels/line', 'The page is already at /channels/line/.'],
])('refuses to move %s to %s', (from, to, message) => {
  expect(() => planMove(project, pagesIn(project), from, to)).toThrow(message);
});

test('refuses to move a generated page, or to move a page onto it', () => {
  const pages: PageFiles = new Map([...pagesIn(project), ['/api/', undefined]]);
  expect(() => planMove(project, pages, '/api/', '/x/')).toThrow('The page at /api/ is generated by the build.');
  expect(() => planMove(project, pages, '/channels/line/', '/api/')).toThrow('The build generates the page at /api/.');
});

test('moves the file on disk and prints what it did', async () => {
  const root = await mkdtemp(join(tmpdir(), 'move-page-'));
  await applyChanges(root, project);
  const lines = await movePage({ root }, 'channels/line', 'apps/line');
  expect(lines.slice(0, 2)).toEqual([
    'Moved content/channels/line.mdx to content/apps/line.mdx.',
    'Rewrote the links in 6 files:',
  ]);
  expect(existsSync(join(root, 'content/channels/line.mdx'))).toBe(false);
  expect(await readFile(join(root, 'content/apps/line.mdx'), 'utf8')).toContain('](/apps/line/#a)');
  await rm(root, { recursive: true });
});
