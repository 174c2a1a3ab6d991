import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addToSidebar } from './add-to-sidebar.ts';
import { generalPageTypes } from '../engine/model/page-type.ts';
import { pathOfFile } from '../engine/model/url.ts';
import { newPage, planNewPage, pageTemplate } from './new-page.ts';
import type { PageFiles } from './page-routes.ts';

const sidebars = `export const sidebars = {
  product: { label: "Product", items: [
    { route: "/product/" },
    { label: "Channels", items: [
      { route: "/product/channels/line/" },
      { route: "/product/channels/setting-up-%slug%/" }
    ] },
    { route: "/product/faq/" },
  ] },
};
`;
const berth = { headings: ['Depth', '…', 'Fees'], subject: { key: 'pier' }, advice: 'Say how deep it is.' };
const types = { ...generalPageTypes, berth };
const texts = (more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'content/product/channels/line.mdx': '',
      'config/sidebars.ts': sidebars,
      'config/routes.json': '[{"route": "/product/channels/sms/", "title": "Connect SMS"}]',
      ...more,
    }),
  );

/** Pages by route, as the site has them. */
const pagesIn = (project: ReadonlyMap<string, string>): PageFiles =>
  new Map(
    [...project.keys()]
      .filter((file) => file.startsWith('content/'))
      .map((file) => [pathOfFile(file.slice('content/'.length)), file]),
  );

test('writes the front matter and the headings of the type', () => {
  expect(pageTemplate('berth', berth, '/berths/north/', 'The "north"')).toBe(
    '---\ntype: berth\npier: north\ntitle: "The \\"north\\""\ndescription: ""\n---\n\n## Depth\n\n## Fees\n',
  );
  expect(pageTemplate('task', types.task, '/a/', 'A')).toContain('## Before you begin\n\n## Steps\n\n<Steps>');
});

test('takes the title from the declared routes and comes after its nearest neighbor in the sidebar', () => {
  const plan = planNewPage(texts(), pagesIn(texts()), types, 'berth', 'product/channels/sms');
  expect(plan.file).toBe('content/product/channels/sms.mdx');
  expect(plan.changes.get(plan.file)).toContain('title: "Connect SMS"');
  expect(plan.changes.get('config/sidebars.ts')).toContain(
    '      { route: "/product/channels/setting-up-%slug%/" },\n      { route: "/product/channels/sms/" }\n    ] },',
  );
});

test('prefers a neighbor in the same folder to one in a subfolder', () => {
  const text = '{ route: "/a/x/" }, { route: "/a/b/c/" },';
  expect(addToSidebar(text, '/a/y/')?.after).toBe('/a/x/');
});

test('makes the index page of an existing folder', () => {
  expect(planNewPage(texts(), pagesIn(texts()), types, 'landing', '/product/channels/').file).toBe(
    'content/product/channels/index.mdx',
  );
});

test('does not add a page twice, and leaves one without neighbors to the author', () => {
  expect(addToSidebar(sidebars, '/product/faq/')).toEqual({ text: sidebars });
  const plan = planNewPage(texts(), pagesIn(texts()), types, 'concept', '/elsewhere/');
  expect(plan.changes.has('config/sidebars.ts')).toBe(false);
  expect(plan.messages.join('\n')).toContain("Add { route: '/elsewhere/' } to config/sidebars.ts");
});

test.each([
  [
    'birth',
    '/a/',
    'There is no page type `birth`. The types are task, concept, reference, api, landing, berth.\n  Did you mean `berth`?',
  ],
  [
    'task',
    '/product/channels/line',
    'There is a page at /product/channels/line/ already: content/product/channels/line.mdx.',
  ],
  ['task', '/a b/', '`/a b/` cannot be a page’s URL because of “a b”.'.replace('’', "'")],
])('refuses %s %s', (type, route, message) => {
  expect(() => planNewPage(texts(), pagesIn(texts()), types, type, route)).toThrow(message);
});

test('writes the files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'new-page-'));
  await mkdir(join(root, 'config'));
  await mkdir(join(root, 'content/product'), { recursive: true });
  await writeFile(join(root, 'content/product/faq.mdx'), '');
  await writeFile(join(root, 'config/sidebars.ts'), sidebars);
  const lines = await newPage({ root }, 'task', '/product/channels/email/set-up/');
  expect(lines[0]).toBe('Created content/product/channels/email/set-up.mdx.');
  expect(await readFile(join(root, 'content/product/channels/email/set-up.mdx'), 'utf8')).toContain('title: "Set up"');
  expect(await readFile(join(root, 'config/sidebars.ts'), 'utf8')).toContain('"/product/channels/email/set-up/"');
  await rm(root, { recursive: true });
});
