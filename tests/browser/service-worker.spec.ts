import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { lookup } from 'mrmime';
import { runBuild } from '../budgets/run-build.ts';
import { test } from './calm.ts';
import { firefox } from './engines/firefox.ts';

/** The service worker of a site that wants one, through deployments and failures of its server. */
const folder = mkdtempSync(join(tmpdir(), 'worker-'));

/** A server whose site can be replaced and which can fail. */
const host = {
  site: 'one',
  down: false,
  /** Delay of pages, in ms. */
  delay: 0,
  /** Paths that are answered 500. */
  broken: /^$/,
};
const reset = (): void => void Object.assign(host, { site: 'one', down: false, delay: 0, broken: /^$/ });

let server: Server;
let url: string;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // Three builds.
  test.setTimeout(180_000);
  const source = join(import.meta.dirname, 'variants/offline');
  for (const [name, env] of Object.entries({
    one: { VARIANT_WORKER: 'on', VARIANT_RELEASE: 'one' },
    two: { VARIANT_WORKER: 'on', VARIANT_RELEASE: 'two' },
    without: { VARIANT_RELEASE: 'three' },
  }))
    await runBuild(source, ['--out', join(folder, name)], env);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index.html');
    const file = join(folder, host.site, path);
    if (host.down) return void request.socket.destroy();
    const answer = (status: number, body: string | Buffer, type = 'text/plain'): void => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(body);
    };
    if (host.broken.test(pathname)) return answer(500, 'broken');
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
      return void response.writeHead(301, { Location: `${pathname}/` }).end();
    if (!pathname.startsWith('/docs/') || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return answer(404, 'not found');
    setTimeout(answer, path.endsWith('.html') ? host.delay : 0, 200, readFileSync(file), lookup(path));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
test.beforeEach(reset);

const notice = (page: Page) => page.locator('.saved-notice');
const announced = (page: Page) => page.locator('.announcement');
const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Opens the site and waits until its worker has everything. */
async function visit(page: Page): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}
const saved = (page: Page, path: string): Promise<void> =>
  expect.poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), url + path)).toBe(true);

/** Asks for a newer worker, and says what becomes of it. */
const update = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const worker = registration.installing ?? registration.waiting;
    if (worker?.state === 'installing')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    return worker?.state ?? 'none';
  });

test('without a connection, a page that was opened is shown with its date; another one is missing', async ({
  page,
}) => {
  await visit(page);
  await page.getByRole('article').getByRole('link', { name: 'second page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/second/');
  await saved(page, 'second/');
  await page.goto(`${url}second`);
  await expect(page).toHaveURL(`${url}second/`);
  host.down = true;

  await page.goto(`${url}second/`);
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date());
  await expect(notice(page)).toContainText(`as it was on ${day}`);
  expect(await notice(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  // A click loads a document, which has its own notice.
  await page.keyboard.press('F9');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('article').getByRole('link', { name: 'first page' }).click();
  await expect(page).toHaveURL(url);
  await expect(notice(page)).toContainText('can’t be reached');

  await page.goto(`${url}pages/`);
  await expect(page.getByRole('heading', { name: 'This page isn’t on your device' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Second page' }).click();
  await expect(notice(page)).toBeVisible();

  host.down = false;
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Second page' })).toBeVisible();
});

test('in a page of its own language, the notice is in that language', async ({ page }) => {
  await visit(page);
  await page.goto(`${url}de/`);
  await saved(page, 'de/');
  host.down = true;
  await page.reload();
  await expect(notice(page)).toContainText('Sie lesen diese Seite');
});

test('a page that was opened before it was replaced is never shown in its place', async ({ page }) => {
  await visit(page);
  await expect(announced(page)).toHaveText('Release one');
  host.site = 'two';
  await page.goto(url);
  await expect(announced(page)).toHaveText('Release two');
  await expect(notice(page)).toHaveCount(0);
});

test('when the server is slow, a saved page is shown with a notice, and reloading shows the new one', async ({
  page,
}) => {
  await visit(page);
  Object.assign(host, { site: 'two', delay: 7000 });
  await page.goto(url);
  await expect(announced(page)).toHaveText('Release one');
  await expect(notice(page)).toContainText('slow to answer');
  host.delay = 0;
  await notice(page).getByRole('link', { name: 'Reload' }).click();
  await expect(announced(page)).toHaveText('Release two');
  await expect(notice(page)).toHaveCount(0);
});

test('a deployment replaces the one before only when it is complete', async ({ page, context }) => {
  await visit(page);
  const [before] = await cacheNames(page);

  // A file of the new deployment fails half-way: the old one stays.
  Object.assign(host, { site: 'two', broken: /_assets\/search-worker/ });
  expect(await update(page)).toBe('redundant');
  expect(await cacheNames(page)).toEqual([before]);
  host.down = true;
  await page.goto(url);
  await expect(announced(page)).toHaveText('Release one');
  await expect(notice(page)).toBeVisible();

  // The new one is complete: it waits for the pages of the old one to close, which it then replaces with all that was saved.
  reset();
  host.site = 'two';
  await page.goto(url);
  expect(await update(page)).toBe('installed');
  expect(await cacheNames(page)).toHaveLength(2);
  await page.goto('about:blank');
  const next = await context.newPage();
  await next.goto(url);
  await expect.poll(() => cacheNames(next)).not.toContain(before);
  expect(await cacheNames(next)).toHaveLength(1);
  host.down = true;
  await next.reload();
  await expect(announced(next)).toHaveText('Release two');
  await expect(notice(next)).toBeVisible();
});

test('when the owner switches it off, nothing of it remains', async ({ page, context }) => {
  await visit(page);
  await page.goto('about:blank');
  host.site = 'without';
  const next = await context.newPage();
  await next.goto(url);
  await expect(announced(next)).toHaveText('Release three');
  await expect.poll(() => cacheNames(next)).toEqual([]);
  const registrations = (): Promise<number> =>
    next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await next.reload();
  expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(next.locator('script[src$="register-worker.js"]')).toHaveCount(0);
});

test('a server that fails for a while doesn’t switch it off', async ({ page }) => {
  await visit(page);
  host.broken = /./;
  await page.goto(url);
  await expect(notice(page)).toBeVisible();
  expect(await cacheNames(page)).toHaveLength(1);
});

test('Firefox shows a saved page with a notice, too', async () => {
  const kind = firefox(true);
  const missing = kind.missing();
  test.skip(missing !== undefined, missing);
  const { goto, ask, click, close } = await kind.start();
  const until = (expression: string, value: string): Promise<void> =>
    expect.poll(() => ask(expression).catch(() => 'no page yet')).toContain(value);
  try {
    await goto(url);
    await until('navigator.serviceWorker.controller?.scriptURL ?? "none yet"', 'service-worker.js');
    await goto(`${url}second/`);
    await until('caches.match(location.href).then((copy) => copy ? "saved" : "not yet")', 'saved');
    host.down = true;
    await goto(`${url}second/`);
    await until('document.querySelector(".saved-notice").textContent', 'as it was on');
    await click('article p a');
    await until(
      'document.documentElement.dataset.route + document.querySelector(".saved-notice").textContent',
      '/You’re',
    );
  } finally {
    await close();
  }
});
