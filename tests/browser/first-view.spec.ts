import { expect, hydrated, intend, test } from './site.ts';

test('reading loads the document and the styles, and no script', async ({ page, log, paths }) => {
  for (const path of ['', paths[0] as string]) {
    log.requests.length = 0;
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.move(1, 1);
    if (path) await page.locator('article p').first().hover();
    await page.setViewportSize({ width: 360, height: 780 });
    // No request follows within this time: moving the pointer over text is not an intent, and neither is another size.
    await page.waitForTimeout(300);
    // The browser itself requests the icon, once for the whole site.
    const requests = log.requests.filter((url) => !url.includes('favicon'));
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(3);
    expect(log.asked(/\.js$|\.json$|\.woff2?$/)).toEqual([]);
  }
});

test.describe('the first intent loads the client', () => {
  const intents: Record<string, (page: import('@playwright/test').Page) => Promise<void>> = {
    'a pointer on a link': (page) => page.locator('header a').first().hover(),
    'a key': intend,
    'focus on a control': (page) => page.keyboard.press('Tab'),
    scrolling: (page) => page.mouse.wheel(0, 400),
  };
  for (const [name, act] of Object.entries(intents)) {
    test(name, async ({ page, log, paths }) => {
      await page.goto(paths[0] as string, { waitUntil: 'load' });
      expect(log.asked(/\.js$/)).toEqual([]);
      await act(page);
      await hydrated(page);
      expect(log.errors).toEqual([]);
    });
  }
});

test.describe('with data saving on, or on 2g', () => {
  test.use({ prefetch: true });
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }])
    test(`${JSON.stringify(connection)}: a link under the pointer or with the focus loads nothing, a control loads the client`, async ({
      page,
      log,
      paths,
    }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
      await page.goto(paths[0] as string, { waitUntil: 'networkidle' });
      log.requests.length = 0;
      for (const link of ['header a', 'article p a', '.sidebar a:visible']) {
        await page.locator(link).first().hover();
        await page.locator(link).first().focus();
      }
      // Longer than the delay before a prefetch.
      await page.waitForTimeout(500);
      expect(log.requests).toEqual([]);
      await page.locator('.dropdown summary').first().hover();
      await hydrated(page);
    });
});

test('a touch loads the client', async ({ browser, baseURL, paths }) => {
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

test('scrolling that the reader did not start loads no script: an anchor, the current entry of the sidebar', async ({
  page,
  log,
  paths,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const last = paths.at(-1) as string;
  await page.goto(last);
  const id = await page.locator('article h2[id]').last().getAttribute('id');
  await page.goto(`${last}#${id}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.sidebar-pages').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(log.asked(/\.js$/)).toEqual([]);
});

test('a link clicked before the client has loaded works as a link', async ({ page, log, paths }) => {
  await page.route('**/_assets/*.js', () => {
    // Never answered: the client doesn't arrive.
  });
  await page.goto(paths[0] as string);
  const before = log.documents;
  await page.locator('header a.brand, header a').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith(paths[0] as string));
  expect(log.documents).toBe(before + 1);
});
