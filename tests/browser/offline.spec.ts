import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { runBuild } from '../budgets/run-build.ts';
import { test } from './calm.ts';
import type { Engine } from './engines/engine.ts';
import { firefox } from './engines/firefox.ts';

/** The zip of `npm run offline`, unpacked and opened from disk, in Chromium and Firefox. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'offline-'));
const toolPage = '/product/channels/live-chat/sdk/identity-validation/';

const makeZip = (name: string, ...args: readonly string[]): Uint8Array => {
  const file = join(folder, name);
  execFileSync(process.execPath, ['--import', 'tsx', 'offline/main.ts', '--out', file, ...args], { cwd: root });
  return readFileSync(file);
};

/** Unpacks a zip that has one folder; returns that folder's URL. */
function unpack(zip: Uint8Array): string {
  const files = Object.entries(unzipSync(zip));
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return pathToFileURL(join(folder, files[0]?.[0].split('/')[0] ?? '')).href;
}

let site: string;
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  test.setTimeout(180_000);
  site = unpack(makeZip('docs.zip'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Reader = Pick<Engine, 'goto' | 'ask' | 'click' | 'press' | 'type'>;

const chromium = (page: Page): Reader => ({
  goto: async (url) => void (await page.goto(url)),
  ask: (expression) => page.evaluate(expression) as Promise<never>,
  click: (selector) => page.click(selector),
  press: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});

async function read({ goto, ask, click, press, type }: Reader): Promise<void> {
  const until = (expression: string, value: unknown = true): Promise<void> =>
    expect
      .poll(() => ask(expression).catch(() => 'no page yet'), { message: expression, timeout: 20_000 })
      .toEqual(value);
  const route = (path: string): Promise<void> => until('document.documentElement.dataset.route', path);

  await goto(`${site}/index.html`);
  await route('/');
  await click('.navbar-links a');
  await route('/product/');

  await press('F9');
  await until('document.documentElement.dataset.hydrated', '');
  expect(await ask('document.querySelectorAll(`a[href^="/"]`).length'), 'links to the root of the disk').toBe(0);
  await click('.color-toggle');
  await until('document.documentElement.dataset.theme', 'dark');

  await press('Control+k');
  await type('check an identifier hash');
  await until('document.querySelector(".search-excerpt")?.textContent.length > 20');
  await press('Enter');
  await route(toolPage);
  await until('CSS.highlights.get("search").size > 0');
  await until('document.documentElement.dataset.theme', 'dark');

  const tool = '[data-live=HmacTester]';
  const output = `document.querySelector("${tool} code").textContent`;
  await ask(`document.querySelector("${tool}").scrollIntoView()`);
  await until('document.documentElement.dataset.hydrated', '');
  const hash = await ask(output);
  await click(`${tool} input`);
  await type('x');
  await until(`${output}.length === ${String(hash).length} && ${output} !== "${String(hash)}"`);
}

/** What a page reports and requests. */
function listen(page: Page): { readonly errors: string[]; readonly addresses: string[] } {
  const errors: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('request', (request) => addresses.push(request.url()));
  return { errors, addresses };
}

test('in Chromium: links, search, a live tool, dark mode', async ({ page }) => {
  const { errors, addresses } = listen(page);
  await read(chromium(page));
  expect(errors).toEqual([]);
  expect(addresses.filter((url) => !url.startsWith(site))).toEqual([]);
});

test('in Firefox: links, search, a live tool, dark mode', async () => {
  test.slow();
  const kind = firefox(true);
  const missing = kind.missing();
  test.skip(missing !== undefined, missing);
  const engine = await kind.start();
  try {
    await engine.resize(1280, 900);
    await read(engine);
  } finally {
    await engine.close();
  }
});

test('every link, picture and style sheet of every page names a file of the copy', () => {
  const copy = fileURLToPath(site);
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  const broken = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...readFileSync(join(copy, file), 'utf8').matchAll(/<\w[^<>]* (?:href|src)="([^"]+)"/g)].flatMap(
        ([, address = '']) => {
          const url = new URL(address.replaceAll('&amp;', '&'), pathToFileURL(join(copy, file)));
          return url.protocol !== 'file:' || existsSync(fileURLToPath(url)) ? [] : [`${file}: ${address}`];
        },
      ),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
});

test('a site with a base path, two languages and a font, whose copy is always the same file', async ({ page }) => {
  test.slow();
  const built = join(folder, 'built');
  await runBuild(join(import.meta.dirname, 'variants/offline'), ['--out', built]);
  const zip = makeZip('variant.zip', '--site', built);
  expect(Buffer.compare(zip, makeZip('again.zip', '--site', built))).toBe(0);
  const variant = unpack(zip);
  const { errors, addresses } = listen(page);
  await page.goto(`${variant}/index.html`);
  expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded');
  await page.getByRole('article').getByRole('link', { name: 'second page' }).click();
  await expect(page).toHaveURL(`${variant}/second/index.html?a=b#details`);
  await page.locator('summary', { hasText: 'English' }).first().click();
  await page.locator('a[hreflang=de]').first().click();
  await expect(page).toHaveURL(`${variant}/de/second/index.html?a=b#details`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Eisvogel');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(`${variant}/de/second/index.html?q=Eisvogel`);
  // The choice of German doesn't lead away from an English page.
  await page.goto(`${variant}/index.html`);
  await page.keyboard.press('F9');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page).toHaveURL(`${variant}/index.html`);
  expect(errors).toEqual([]);
  expect(addresses.filter((url) => !url.startsWith(variant))).toEqual([]);
});
