import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { engineBundle, engineRoot } from '../engine/build/bundle-engine.mjs';
import type { Memo } from '../engine/site/publisher.ts';
import { inLanguage, siteConfigSchema } from '../engine/model/site-config.ts';
import { pictureElements, pictures } from './pictures.ts';

const root = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const site = siteConfigSchema.parse({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: 'Acme Docs',
  tagline: 'How Acme works.',
  url: 'https://docs.acme.example',
  base: '/docs/',
  locales: [{ code: 'en' }, { code: 'de' }],
});
const page = {
  path: '/channels/line/',
  type: 'channel',
  title:
    'Connect LINE, Ελλάδα, Łódź, Київ, and a name that is so long that it needs more lines than a picture has room for',
  description: '',
  breadcrumbs: [{ title: 'Product', path: '/product/', hue: 1 }, { title: 'LINE' }],
};

/** Keeps results as a build does. */
const kept = new Map<string, unknown>();
let drawn = 0;
const memo: Memo = async (module, input, compute) => {
  const key = JSON.stringify([module, input]);
  if (!kept.has(key)) kept.set(key, (drawn++, await compute()));
  return kept.get(key) as never;
};

test(
  'a picture has the size that other sites want, weighs less than 60 kB, and is drawn once',
  { timeout: 20_000 },
  async () => {
    const { files } = await pictures({ root, site, memo, pages: [page] });
    expect([...files.keys()]).toEqual(['share/home.png', 'share/channels/line.png']);
    for (const bytes of files.values()) {
      const png = Buffer.from(bytes);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(60_000);
    }
    expect(drawn).toBe(2);
    expect(await pictures({ root, site, memo, pages: [page] })).toEqual({ files, notes: [] });
    expect(drawn).toBe(2);
    await pictures({ root, site: inLanguage(site, 'de'), memo, pages: [{ ...page, title: 'LINE verbinden' }] });
    expect(drawn).toBe(3);
  },
);

test('a picture counts as long as the code that draws it, its packages and its fonts are the same', async () => {
  const { code } = await engineBundle(engineRoot);
  expect(code['publishing/draw-picture.ts']).toMatch(/^[0-9a-f]{16}$/);
});

test('letters that no font has stop no build: each build names the page and the letters', async () => {
  const draw = () => pictures({ root, site, memo, pages: [{ ...page, title: 'Reply fast 🎉' }] });
  const { files, notes } = await draw();
  expect(files.has('share/channels/line.png')).toBe(true);
  expect(notes).toEqual([
    'The picture for links to /docs/channels/line/ lacks “🎉”, which no font of publishing/draw-picture.ts has.',
  ]);
  expect((await draw()).notes).toEqual(notes);
  expect((await pictures({ root, site, memo, pages: [page] })).notes).toEqual([]);
});

test('the head names the picture with its whole URL; a list of pages has that of the home page', () => {
  const imageOf = (change: Partial<typeof page>): unknown => pictureElements({ ...page, ...change }, site)[0];
  const image = (content: string) => ({ tag: 'meta', property: 'og:image', content });
  expect(imageOf({})).toEqual(image('https://docs.acme.example/docs/share/channels/line.png'));
  expect(imageOf({ type: 'index' })).toEqual(image('https://docs.acme.example/docs/share/home.png'));
  expect(imageOf({ type: 'not-found' })).toBeUndefined();
});

test('a page without a translation and a site without a URL name no picture', async () => {
  expect(pictureElements({ ...page, lang: 'en' }, site)).toEqual([]);
  const nowhere = { ...site, url: undefined };
  expect(pictureElements(page, nowhere)).toEqual([]);
  expect((await pictures({ root, site: nowhere, memo, pages: [page] })).files.size).toBe(0);
});
