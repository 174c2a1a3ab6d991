import { expect, hydrated, test } from './site.ts';

test('reading costs the document and the styles, and no script', async ({ page, log, paths }) => {
  for (const path of ['', paths[0] as string]) {
    log.requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(1, 1);
    await page.waitForTimeout(300);
    // The icon is the browser's own wish, once for the whole site.
    const requests = log.requests.filter((url) => !url.includes('favicon'));
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(3);
    expect(log.asked(/\.js$|\.json$|\.woff2?$/)).toEqual([]);
  }
});

test.describe('the first intent brings the client', () => {
  const intents: Record<string, (page: import('@playwright/test').Page) => Promise<void>> = {
    'a pointer on a link': (page) => page.locator('header a').first().hover(),
    'a key': (page) => page.keyboard.press('Shift'),
    'focus on a control': (page) => page.keyboard.press('Tab'),
    scrolling: (page) => page.mouse.wheel(0, 400),
  };
  for (const [name, intend] of Object.entries(intents)) {
    test(name, async ({ page, log, paths }) => {
      await page.goto(paths[0] as string, { waitUntil: 'load' });
      expect(log.asked(/\.js$/)).toEqual([]);
      await intend(page);
      await hydrated(page);
      expect(log.errors).toEqual([]);
    });
  }
});

test('a touch brings the client', async ({ browser, baseURL, paths }) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(paths[0] as string);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await hydrated(page);
  await context.close();
});

test('the press that woke the client is answered once', async ({ page, paths }) => {
  await page.goto(paths[0] as string);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);
  await page.waitForTimeout(200);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a press on a slow line is answered when the client is there', async ({ page, paths }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(paths[0] as string);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link clicked before the client is there works as a link', async ({ page, log, paths }) => {
  await page.route('**/assets/*.js', () => {
    // Never answered: the client is on its way for ever.
  });
  await page.goto(paths[0] as string);
  const before = log.documents;
  await page.locator('header a.brand, header a').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(paths[0] as string));
  expect(log.documents).toBe(before + 1);
});
