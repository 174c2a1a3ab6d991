import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inLanguage, siteConfigSchema, type SiteConfig } from '../engine/model/site-config.ts';
import { workerElements, workerFiles } from './service-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
write('index.html', 'Home');
write('_assets/client-1.js', '');
write('_assets/client-1.js.br', '');
write('_assets/search/index-1.json', '');

const site = (serviceWorker?: boolean): SiteConfig => {
  const config = siteConfigSchema.parse({
    brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
    title: 'Acme Docs',
    tagline: 'How Acme works.',
    base: '/docs/',
    locales: [{ code: 'en' }, { code: 'de' }],
    serviceWorker,
  });
  const words = { Reload: 'Neu laden' };
  return { ...config, locales: config.locales.map((locale) => (locale.code === 'de' ? { ...locale, words } : locale)) };
};
type Deployment = { id: string; core: string[]; texts: Record<string, { reload: string }> };
const deployed = async (): Promise<Deployment> => {
  const script = (await workerFiles({ site: site(true), folder })).get('service-worker.js') ?? '';
  return JSON.parse(/^const __DEPLOYMENT__=(.*);$/m.exec(script)?.[1] ?? '') as Deployment;
};

test('a site that doesn’t want it has nothing of it', async () => {
  expect(workerElements(site())).toEqual([]);
  expect(await workerFiles({ site: site(), folder })).toEqual(new Map());
});

test('the languages of a site share one', async () => {
  const german = inLanguage(site(true), 'de');
  expect(workerElements(german)).toEqual([{ tag: 'script', src: '/docs/register-worker.js', defer: '' }]);
  expect(await workerFiles({ site: german, folder })).toEqual(new Map());
});

test('it knows what every page loads, and the texts of each language', async () => {
  const { core, texts } = await deployed();
  expect(core).toEqual([
    '_assets/client-1.js',
    expect.stringMatching(/^_assets\/saved-page-\w+\.css$/),
    expect.stringMatching(/^_assets\/color-mode-\w+\.js$/),
    'register-worker.js',
  ]);
  expect([texts['en']?.reload, texts['de']?.reload]).toEqual(['Reload', 'Neu laden']);
});

test('a deployment has another name when a page has changed, and only then', async () => {
  const before = await deployed();
  expect((await deployed()).id).toBe(before.id);
  write('index.html', 'Another home');
  expect((await deployed()).id).not.toBe(before.id);
});
