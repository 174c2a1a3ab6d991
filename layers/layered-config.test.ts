import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readSite } from '../engine/site/read-site.ts';
import { redirectTargets } from '../engine/checks/redirect-targets.ts';

const root = mkdtempSync(join(tmpdir(), 'layered-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};
const site =
  "export default { brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' }, title: 'T', tagline: 'T' };";

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  write({
    'site.config.ts': site,
    'config/redirects.json': '[{ "from": "/old/", "to": "/" }]',
    'content/index.mdx':
      '---\ntype: landing\ntitle: Home page\ndescription: A page that stands for any other page, long enough to be a description of it.\n---\n\nHome.\n',
    'my/content/note.txt': '',
  });
});

test.each([
  [
    'a wrong value',
    'my/sidebars.ts',
    'export const sidebars = { docs: { label: 1, items: [] } };',
    'docs.label: must be text',
  ],
  [
    'an unknown key of a list',
    'my/redirects.json',
    '[{ "from": "/a/", "tp": "/" }]',
    '0: unknown key `tp`. Did you mean `to`?',
  ],
  ['a mistake in JSON', 'my/redirects.json', '[{ "from": "/a/" "to": "/" }]', 'is not valid JSON: Expected'],
  ['a missing export', 'my/sidebars.ts', 'export const sidebar = {};', 'has no `export const sidebars`.'],
  [
    'a wrong key of the site',
    'my/site.config.ts',
    "export default { brand: { nme: 'A' } };",
    'unknown key `nme`. Did you mean `name`?',
  ],
  [
    'an unknown name in offers',
    'my/site.config.ts',
    "export default { offers: { channel: ['line'] } };",
    '`offers` names `channel`.',
  ],
  ['a misspelled file', 'my/sidebar.ts', '', 'is not read by anything. Did you mean my/sidebars.ts?'],
  ['a file that only the project has', 'my/rules.ts', '', 'is not read by anything.'],
])('%s is reported with the file of the overlay', async (_, file, text, message) => {
  write({ [file]: text });
  const error = await readSite({ root }).catch((thrown: Error) => thrown);
  expect((error as Error).message).toContain(`${file}: `);
  expect((error as Error).message).toContain(message);
});

test('a mistake of the project is reported with its own file', async () => {
  write({
    'site.config.ts': site.replace('name:', 'nme:'),
    'my/site.config.ts': "export default { brand: { slug: 'acme' } };",
  });
  await expect(readSite({ root })).rejects.toThrow(/^site\.config\.ts: /);
});

test.each([
  ['my/contents/a.mdx', 'my/contents/: is not read by anything. Did you mean content/?'],
  [
    'my/config/sidebars.ts',
    'my/config/: is not read by anything. The folders are content, samples, public, components, locales; the files of config/ are directly in my/.',
  ],
])('a folder that nothing reads is an error: %s', async (file, message) => {
  write({ [file]: '' });
  await expect(readSite({ root })).rejects.toThrow(message);
});

test('other folders are the owner’s own, as those with fonts are', async () => {
  write({ 'my/fonts/brand.woff2': '', 'my/shared/sidebar.ts': '' });
  await expect(readSite({ root })).resolves.toBeDefined();
});

test('a redirect that leads nowhere is reported with the file that has it', async () => {
  write({
    'config/redirects.json': '[{ "from": "/old/", "to": "/nowhere/" }]',
    'my/redirects.json': '[{ "from": "/older/", "to": "/old/" }]',
  });
  const { model } = await readSite({ root });
  expect(redirectTargets(model, new Map()).map(({ file, message }) => [file, message.split(' ')[0]])).toEqual([
    ['config/redirects.json', '/old/'],
    ['my/redirects.json', '/older/'],
  ]);
});

test('another mistake in a redirect is reported with the file that has it, or the overlay’s if both have a part in it', async () => {
  write({
    'config/redirects.json':
      '[{ "from": "/twice/", "to": "/" }, { "from": "/round/", "to": "/about/" }, { "from": "/on", "to": "/own/" }]',
    'my/redirects.json':
      '[{ "from": "/twice/", "to": "/" }, { "from": "/about/", "to": "/round/" }, { "from": "/last", "to": "/on/" }]',
  });
  const { problems } = await readSite({ root });
  expect(
    problems.filter(({ check }) => check === 'redirects').map(({ file, message }) => `${file}: ${message}`),
  ).toEqual([
    'config/redirects.json: The redirect from `/on` is not in the form of a site path.',
    'my/redirects.json: /twice/ is redirected twice: to / and to /.',
    'my/redirects.json: The redirect from `/last` is not in the form of a site path.',
    'my/redirects.json: The redirects /round/ → /about/ → /round/ form a loop.',
  ]);
});
