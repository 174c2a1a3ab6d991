import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from './load-config.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const brand = { name: 'Acme', slug: 'acme', appUrl: 'https://app.%slug%.example' };
/** Writes files: each `.ts` file exports its value under the name that is expected of it. */
function project(files: Readonly<Record<string, unknown>>): void {
  for (const [file, value] of Object.entries({
    'site.config.ts': { brand, title: '%product% Docs', tagline: 'T' },
    ...files,
  })) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const name = /^config\/(\w+)\.ts$/.exec(file)?.[1];
    const exported =
      typeof value === 'string' || file.endsWith('.json') ? '' : name ? `export const ${name} = ` : 'export default ';
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), exported + text);
  }
}
const load = (env: NodeJS.ProcessEnv = {}, bare = false) => loadConfig(root, { env, bare });
const failure = (env: NodeJS.ProcessEnv = {}): Promise<string> =>
  load(env).then(
    () => 'no error',
    (error: Error) => `${error.name} ${error.message}`,
  );

test('accepts a folder without configuration', async () => {
  const config = await load();
  expect([config.site.title, config.sidebars, config.redirects, config.placeholders]).toEqual([
    'Documentation',
    {},
    [],
    {},
  ]);
});

test('replaces brand words everywhere', async () => {
  project({
    'config/sidebars.ts': { main: { label: '%product%', items: [{ route: '/%slug%/' }] } },
    'config/redirects.json': [{ from: '/old-%slug%/', to: '/%slug%/' }],
    'config/placeholders.ts': { WEBSITE_TOKEN: { meaning: 'What %product% shows.' } },
  });
  const config = await load();
  expect(config.site.title).toBe('Acme Docs');
  expect(config.site.brand.appUrl).toBe('https://app.acme.example');
  expect(config.sidebars).toEqual({ main: { label: 'Acme', items: [{ route: '/acme/' }] } });
  expect(config.redirects).toEqual([{ from: '/old-acme/', to: '/acme/' }]);
  expect(config.placeholders).toEqual({ WEBSITE_TOKEN: { meaning: 'What Acme shows.' } });
});

test('uses the owner’s brand words, otherwise those of the page source', async () => {
  const site = {
    title: 'T',
    tagline: 'T',
    navbar: { items: [{ label: 'API', href: '%api-reference-url%' }] },
  };
  const pageSource = `export const pageSource = { files: [], words: { 'api-reference-url': '/api-reference/' } };`;
  project({ 'site.config.ts': { brand, ...site }, 'config/page-source.ts': pageSource });
  expect((await load()).site.navbar.items).toMatchObject([{ href: '/api-reference/' }]);
  project({
    'site.config.ts': { brand: { ...brand, words: { 'api-reference-url': 'https://api.%slug%.example' } }, ...site },
    'config/page-source.ts': pageSource,
  });
  expect((await load()).site.navbar.items).toMatchObject([{ href: 'https://api.acme.example' }]);
  rmSync(join(root, 'config'), { recursive: true });
  project({ 'site.config.ts': { brand, ...site } });
  expect(await failure()).toContain('%api-reference-url% is not a brand word. Add it to `brand.words`.');
});

test('reads a file again after it has changed', async () => {
  project({ 'config/sidebars.ts': { main: { label: 'Before', items: [] } } });
  expect((await load()).sidebars['main']?.label).toBe('Before');
  await new Promise((done) => setTimeout(done, 20));
  project({ 'config/sidebars.ts': { main: { label: 'After', items: [] } } });
  expect((await load()).sidebars['main']?.label).toBe('After');
});

test('ignores config/ for other content', async () => {
  project({ 'config/redirects.json': 'not even JSON', 'config/strange.json': '' });
  expect((await load({}, true)).redirects).toEqual([]);
});

describe('an error names the file, the key and what was probably meant', () => {
  test.each<[what: string, files: Record<string, unknown>, message: string]>([
    [
      'a misspelt key of a sidebar entry',
      { 'config/sidebars.ts': { main: { label: 'Main', items: [{ label: 'A', items: [{ rout: '/a/' }] }] } } },
      'ConfigError config/sidebars.ts: cannot be used.\n  main.items.0.items.0: unknown key `rout`. Did you mean `route`? The keys are route.',
    ],
    [
      'a sidebar entry with a wrong value',
      { 'config/sidebars.ts': { main: { label: 'Main', items: [{ route: 'a' }] } } },
      'ConfigError config/sidebars.ts: cannot be used.\n  main.items.0.route: must be a site path that starts and ends with `/`',
    ],
    [
      'a misspelt key of site.config.ts',
      { 'site.config.ts': { brand, titel: 'T', tagline: 'T' } },
      'ConfigError site.config.ts: cannot be used.\n  (top level): unknown key `titel`. Did you mean `title`?',
    ],
    [
      'a brand without a name',
      { 'site.config.ts': { brand: { slug: 'a', appUrl: 'https://a.example' }, title: 'T', tagline: 'T' } },
      'ConfigError site.config.ts: cannot be used.\n  brand.name: is missing.',
    ],
    [
      'a placeholder in lower case',
      { 'config/placeholders.ts': { website_token: { meaning: 'x' } } },
      'ConfigError config/placeholders.ts: cannot be used.\n  website_token: must be upper-case letters, digits and _',
    ],
    [
      'a synonym without a sign',
      { 'config/synonyms.json': ['label = tag', 'label, topic'] },
      'ConfigError config/synonyms.json: cannot be used.\n  1: must be like `label = tag, topic`',
    ],
    [
      'a page type that every site has',
      { 'config/page-types.ts': 'export const pageTypes = { task: { advice: "Write." } }' },
      'ConfigError config/page-types.ts: cannot be used.\n  task: is a type that every site has',
    ],
    [
      'a subject under a key that every page has',
      { 'config/page-types.ts': 'export const pageTypes = { berth: { advise: "Write.", subject: { key: "title" } } }' },
      'berth.subject.key: is a key that every page has; it is "title".\n  berth: unknown key `advise`. Did you mean `advice`?',
    ],
    [
      'a misspelt key of a redirect',
      { 'config/redirects.json': [{ form: '/a/', to: '/b/' }] },
      '0: unknown key `form`. Did you mean `from`? The keys are from, to.',
    ],
    ['broken JSON', { 'config/redirects.json': '[{]' }, 'ConfigError config/redirects.json: is not valid JSON: '],
    ['JSON with its line', { 'config/redirects.json': '[\n{]' }, ' in line 2.'],
    [
      'a module that does not load',
      { 'config/sidebars.ts': 'throw new Error("Oh.")' },
      'config/sidebars.ts: cannot be loaded: Oh.',
    ],
    [
      'a module without its export',
      { 'config/sidebars.ts': 'export const sidebar = {}' },
      'config/sidebars.ts: has no `export const sidebars`.',
    ],
    [
      'a file nothing reads',
      { 'config/redirect.json': [] },
      'config/redirect.json: is not read by anything. Did you mean config/redirects.json?',
    ],
    [
      'a brand word nobody knows',
      { 'site.config.ts': { brand, title: '%app-ulr%', tagline: 'T' } },
      'site.config.ts: %app-ulr% is not a brand word. Did you mean %app-url%?',
    ],
    [
      'a misspelt brand word without a hyphen',
      { 'site.config.ts': { brand, title: '%produkt% Docs', tagline: 'T' } },
      'site.config.ts: %produkt% is not a brand word. Did you mean %product%?',
    ],
    [
      'a brand word whose key is not set',
      {
        'site.config.ts': {
          brand: { ...brand, words: { 'changelog-url': '' } },
          title: 'T',
          tagline: 'See %changelog-url%',
        },
      },
      'site.config.ts: %changelog-url% has no value under `brand`. Set it, or remove what contains %changelog-url%.',
    ],
    [
      'a brand word whose value is not the URL that its name promises',
      {
        'site.config.ts': {
          brand: { ...brand, words: { 'status-url': 'javascript:alert(1)' } },
          title: 'T',
          tagline: 'T',
        },
      },
      'brand.words.status-url: must be a URL that starts with http:// or https://, because its name ends in -url',
    ],
    [
      'an unknown kind of analytics',
      { 'site.config.ts': { brand, title: 'T', tagline: 'T', analytics: { provider: 'plausible' } } },
      '  analytics.provider: must be one of google, endpoint; it is "plausible".',
    ],
    [
      'a file of jobs that is not there',
      { 'site.config.ts': { brand, title: 'T', tagline: 'T', jobs: { file: 'data/job.json', pages: {} } } },
      'site.config.ts: `jobs.file` names data/job.json, and there is no such file.',
    ],
  ])('%s', async (_, files, message) => {
    project(files);
    expect(await failure()).toContain(message);
  });
});

describe('contact addresses that the pages need', () => {
  const requiring = (more: object) => ({
    'site.config.ts': {
      brand: { ...brand, ...more },
      title: 'T',
      tagline: 'T',
      requiredContacts: ['securityEmail', 'supportEmail'],
    },
  });

  test('are required for the configured brand', async () => {
    project(requiring({ supportEmail: 'help@%slug%.example' }));
    expect(await failure()).toBe(
      'ConfigError site.config.ts: the brand Acme has no `securityEmail`, and pages send readers to these addresses. Set them under `brand`, or in the environment: SITE_BRAND_SECURITY_EMAIL.',
    );
  });

  test('are not inherited by another brand, which must set its own', async () => {
    project(requiring({ securityEmail: 'security@%slug%.example', supportEmail: 'help@%slug%.example' }));
    expect((await load()).site.brand.securityEmail).toBe('security@acme.example');
    const other = { SITE_BRAND_NAME: 'Other', SITE_BRAND_SLUG: 'other' };
    expect(await failure(other)).toContain('the brand Other has no `securityEmail`, `supportEmail`');
    const { site } = await load({
      ...other,
      SITE_BRAND_SECURITY_EMAIL: 'safe@other.example',
      SITE_BRAND_SUPPORT_EMAIL: 'ask@other.example',
    });
    expect([site.brand.name, site.brand.securityEmail, site.brand.supportEmail]).toEqual([
      'Other',
      'safe@other.example',
      'ask@other.example',
    ]);
  });
});

test.each([
  ['a promise', 'Promise.resolve({})'],
  ['what only looks like one', '{ then: () => {} }'],
  ['what pretends to be one', '{ __proto__: Promise.resolve(1), title: "T" }'],
])('%s is no configuration, and is not waited for', async (_, value) => {
  project({ 'site.config.ts': `export default ${value};\n` });
  expect(await failure()).toMatch(/^ConfigError site\.config\.ts: /);
});
