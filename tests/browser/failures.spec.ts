import type { Page } from '@playwright/test';
import { clientScript, expect, follow, hydrate, hydrated, intend, reloaded, shows, siteUrl, test } from './site.ts';
import { tamper } from './tamper.ts';

const settle = (page: Page): Promise<void> => page.waitForTimeout(1000);

test.describe('the client does not load', () => {
  for (const blocked of [false, true]) {
    test(`a warning and one reload, never a loop${blocked ? ', with storage blocked too' : ''}`, async ({
      page,
      log,
      paths,
    }) => {
      if (blocked) {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
          }
        });
      }
      await page.route(clientScript, (route) => route.abort());
      await page.goto(paths[0] as string);
      await intend(page);
      await reloaded(page);
      await intend(page);
      await settle(page);
      await page.locator('header a').first().hover();
      await settle(page);
      expect(log.documents).toBe(2);
      expect(log.warnings.filter((text) => text.includes('dynamically imported module')).length).toBeGreaterThanOrEqual(
        2,
      );
      await expect(page.locator('article h1')).toBeVisible();
      await follow(page, paths[1] as string);
      await shows(page, paths[1] as string);
    });
  }

  test('a deployment removed the old files while a tab was open: one reload, then everything works', async ({
    page,
    log,
    paths,
  }) => {
    const [first, second] = paths as [string, string];
    // The tab's document is from the old build, whose client is gone. The new document names one that exists.
    await page.route(new URL(first, siteUrl).href, async (route) => {
      if (log.documents > 1) return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      await route.fulfill({
        headers,
        status: 200,
        body: html
          .replace(/client-[\w-]+\.js/g, 'client-gone.js')
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
      });
    });
    await page.goto(first);
    await intend(page);
    await reloaded(page);
    await hydrate(page);
    await follow(page, second);
    await shows(page, second);
    await settle(page);
    expect(log.documents).toBe(2);
  });

  test('a script that the reader has not requested yet: no reload', async ({ page, log }) => {
    await page.route(clientScript, (route) => route.abort());
    await page.goto('there/is/no/such/page/');
    await expect.poll(() => log.warnings.join()).toContain('dynamically imported module');
    await settle(page);
    expect(log.documents).toBe(1);
    await intend(page);
    await expect.poll(() => log.documents, 'asked for, it is worth a reload').toBe(2);
    await reloaded(page);
    await page.waitForLoadState();
  });

  test('offline, the readable page stays, and the next intent online loads the client', async ({
    page,
    context,
    log,
    paths,
  }) => {
    await page.goto(paths[0] as string);
    await context.setOffline(true);
    await intend(page);
    await expect.poll(() => log.warnings.join()).toContain('dynamically imported module');
    // The decision to reload is made 300 ms later, still without a network.
    await page.waitForTimeout(500);
    await expect(page.locator('article h1')).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      await intend(page);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 300 });
    }).toPass();
    // A browser that remembers the failure needs one reload.
    expect(log.documents).toBeLessThanOrEqual(2);
  });
});

test('a payload that does not load: a warning and the document instead, once for each page', async ({
  page,
  log,
  paths,
}) => {
  const [first, second, third] = paths as [string, string, string];
  await page.goto(first);
  await hydrate(page);
  await page.route('**/page.json*', (route) => route.abort());
  for (const path of [second, third]) {
    await follow(page, path);
    await reloaded(page);
    await shows(page, path);
    await hydrate(page);
  }
  expect(log.documents).toBe(3);
  expect(log.warnings.filter((text) => text.includes('could not be loaded'))).toHaveLength(2);
});

test.describe('a payload that does not load, and no document either', () => {
  test.beforeEach(async ({ page, context, paths }) => {
    await page.setViewportSize({ width: 1200, height: 400 });
    await page.goto(paths[0] as string);
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await page.getByRole('link').filter({ visible: true }).last().focus();
    await context.setOffline(true);
    await follow(page, paths[1] as string);
    await expect(alert(page)).toBeVisible();
  });
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

  test('the error, and trying again loads it', async ({ page, context, log, paths }) => {
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(page)).toBeVisible();
    await context.setOffline(false);
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await shows(page, paths[1] as string);
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL(new URL(paths[1] as string, siteUrl).href);
    expect(log.documents).toBe(1);
    expect(log.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('the previous page stays where the reader is, with its focus', async ({ page }) => {
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });

  test('Back shows the previous page', async ({ page, paths }) => {
    await page.goBack();
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL(new URL(paths[0] as string, siteUrl).href);
    await shows(page, paths[0] as string);
  });
});

test('a payload of the wrong shape isn’t shown as a page, and is requested again', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await tamper(page, (payload) => ({ ...payload, toc: 'none' }));
  // Each page's document instead, once.
  for (const [path, documents] of [
    [second, 2],
    [first, 3],
  ] as const) {
    await follow(page, path);
    await expect.poll(() => log.documents).toBe(documents);
    await shows(page, path);
    await hydrate(page);
  }
  await follow(page, second);
  const alert = page.getByRole('alert').filter({ hasText: 'not a page' });
  await expect(alert).toBeVisible();
  await page.unroute('**/page.json*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await shows(page, second);
  expect(log.asked(/page\.json$/).filter((path) => path.endsWith(`/${second}page.json`))).toHaveLength(3);
});

test.describe('a wrong base URL', () => {
  test('a banner names the configured and the likely one, before and after the styles fail', async ({
    page,
    log,
    paths,
  }) => {
    const origin = new URL(siteUrl).origin;
    const base = new URL(siteUrl).pathname;
    // The same site under /guide/: its documents come, what they refer to by the configured base does not.
    await page.route(`${origin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (!pathname.startsWith('/guide/'))
        return route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
      const response = await route.fetch({ url: origin + base + pathname.slice('/guide/'.length) + search });
      return route.fulfill({ response });
    });
    await page.goto(`${origin}/guide/${paths[0]}`);
    const banner = page.getByRole('alert').filter({ hasText: 'properly' });
    await expect(banner, 'on the first screen').toBeInViewport({ ratio: 1 });
    await expect(banner).toContainText('did not load properly');
    await expect(banner).toContainText(`not ${base}.`);
    await expect(banner).toContainText('set base to /guide/');
    expect(await banner.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
    await intend(page);
    await settle(page);
    await expect(banner).toHaveCount(1);
    await expect(banner, 'on the first screen').toBeInViewport({ ratio: 1 });
    expect(log.documents, 'a reload would not help').toBe(1);
  });

  test('styles that fail under the right one: one reload, then a banner', async ({ page, log, paths }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(paths[0] as string);
    await expect(page.getByRole('alert').filter({ hasText: 'did not load properly' })).toBeInViewport({ ratio: 1 });
    await settle(page);
    expect(log.documents).toBe(2);
  });
});

test('a sidebar that does not load leaves the links of the document', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.route('**/sidebars/*.json*', (route) => route.abort());
  await page.goto(first);
  const links = await page.locator('nav a').count();
  await intend(page);
  await hydrated(page);
  await expect(page.locator('nav a')).toHaveCount(links);
  expect(log.documents).toBe(1);
  await page.unroute('**/sidebars/*.json*');
  await follow(page, second);
  await shows(page, second);
  await expect(page.locator(`nav a[aria-current=page][href$="/${second}"]`).first()).toBeAttached();
  expect(log.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
