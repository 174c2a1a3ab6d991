import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { recordShifts } from '../layout-shifts.ts';
import { siteTest } from './variant.ts';

const test = siteTest('configured');
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
/** Responds for the endpoint, and collects what it receives. */
async function collect(page: Page): Promise<unknown[]> {
  const views: unknown[] = [];
  await page.route('https://count.example.com/**', async (route) => {
    views.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  return views;
}

test.describe('announcement', () => {
  test('once dismissed, it stays hidden, without a jump and on the next visit too', async ({ page, site }) => {
    await collect(page);
    await page.goto(site);
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(bar(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('announcement.dismissed'))).toBe('first');
    await page.goto(`${site}second/`);
    await expect(page.locator('html')).toHaveAttribute('data-dismissed', 'true');
    await expect(bar(page)).toBeHidden();
  });

  test('another announcement shows again', async ({ page, site }) => {
    await collect(page);
    await page.goto(site);
    await page.evaluate(() => localStorage.setItem('announcement.dismissed', 'the-one-before'));
    await page.reload();
    await expect(bar(page)).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await page.reload();
    await expect(bar(page)).toBeHidden();
  });

  test('is dismissed before the client has loaded, and only the dismissal moves the page', async ({ page, site }) => {
    await collect(page);
    await page.route(/\.js$/, () => {
      // Never answered.
    });
    await page.goto(site);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(bar(page)).toBeHidden();
    const shifts = await recordShifts(page);
    await page.goto(`${site}second/`);
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(await shifts()).toBe(0);
  });
});

test.describe('the color mode follows the system', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`to ${colorScheme}, while nothing is stored`, async ({ page, site }) => {
      await collect(page);
      await page.emulateMedia({ colorScheme });
      await page.goto(site);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.evaluate((theme) => localStorage.setItem('theme', theme), colorScheme === 'dark' ? 'light' : 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'light' : 'dark');
    });
  }

  test('and changes with it', async ({ page, site }) => {
    await collect(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(site);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('an endpoint gets a view for the first page, without any intent, and for each route change', async ({
  page,
  site,
}) => {
  const views = await collect(page);
  await page.goto(site);
  await expect.poll(() => views).toHaveLength(1);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.locator('article a').first().click();
  await expect.poll(() => views).toHaveLength(2);
  await page.goBack();
  await expect.poll(() => views).toHaveLength(3);
  const origin = new URL(site).origin;
  expect(views).toEqual([
    { path: '/guide/', title: 'Variant home | Variant Docs', referrer: '' },
    { path: '/guide/second/', title: 'Second page | Variant Docs', referrer: `${origin}/guide/` },
    { path: '/guide/', title: 'Variant home | Variant Docs', referrer: `${origin}/guide/second/` },
  ]);
});

test('under a base path, links, payloads and navigation stay below it', async ({ page, site }) => {
  await collect(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.locator('article a').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/second/');
  await expect(page).toHaveURL(`${site}second/`);
  expect(asked.filter((url) => !url.startsWith(site) && !url.startsWith('https://count.example.com/'))).toEqual([]);
  expect(asked.filter((url) => url.includes('page.json')).map((url) => new URL(url).pathname)).toEqual([
    '/guide/second/page.json',
  ]);
});

test('the navbar slides away while the reader scrolls down, and comes back', async ({ page, site }) => {
  await collect(page);
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto(site);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.evaluate(() => document.body.style.setProperty('min-block-size', '3000px'));
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('header.navbar')).toHaveAttribute('data-hidden', '');
  await page.mouse.wheel(0, -200);
  await expect(page.locator('header.navbar')).not.toHaveAttribute('data-hidden', '');
});
