import { expect, follow, isMarked, mark, shows, siteUrl, test, hydrate } from './site.ts';

const titleOf = async (html: string): Promise<string> => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

test('a link changes the page without loading a document, and updates the head', async ({
  page,
  request,
  log,
  paths,
}) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await mark(page);
  await follow(page, second);
  await shows(page, second);
  expect(await isMarked(page)).toBe(true);
  expect(page.url()).toBe(new URL(second, siteUrl).href);

  const head = async () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll('meta[name=description], link[rel=canonical], link[rel=alternate]')].map(
        (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
      ),
    }));
  const drawn = await head();
  await expect(page.locator('meta[property]'), 'nothing says what the page before was').toHaveCount(0);
  expect(drawn.title).toBe(await titleOf(await (await request.get(second)).text()));
  await page.reload();
  expect(await head(), 'the same as in the document').toEqual(drawn);
  expect(log.errors).toEqual([]);
});

test('only pages that somebody wrote have a link to their Markdown, wherever the reader comes from', async ({
  page,
  request,
  paths,
}) => {
  const written = paths[0] as string;
  const markdown = (): Promise<string[]> =>
    page
      .locator('link[rel=alternate][type="text/markdown"]')
      .evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
  await page.goto(written);
  await hydrate(page);
  await mark(page);
  await follow(page, 'pages/');
  await shows(page, 'pages/');
  expect(await markdown()).toEqual([]);
  await follow(page, written);
  await shows(page, written);
  expect(await markdown()).toEqual([`${siteUrl}${written}index.md`]);
  expect(await isMarked(page)).toBe(true);
  await page.goto('pages/');
  expect(await markdown()).toEqual([]);
  await hydrate(page);
  await follow(page, written);
  await shows(page, written);
  expect(await markdown()).toEqual([`${siteUrl}${written}index.md`]);
  expect((await request.get(`${written}index.md`)).ok()).toBe(true);
});

test('no page is fetched twice, and the first one not at all', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  for (const path of [second, first, second]) {
    await follow(page, path);
    await shows(page, path);
  }
  await page.goBack();
  await shows(page, first);
  expect(log.asked(/page\.json$/)).toEqual([new URL(`${second}page.json`, siteUrl).pathname]);
});

test('back and forward restore the scroll position, a new page starts at the top', async ({ page, paths }) => {
  const [first, second] = paths as [string, string];
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto(first);
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await follow(page, second);
  await shows(page, second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await shows(page, first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await shows(page, second);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the new page is never painted at the scroll position of the old one', async ({ page, paths }) => {
  const [first, second] = paths as [string, string];
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto(first);
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const seen = page.evaluate(
    (route) =>
      new Promise<number>((resolve) => {
        const look = (): unknown =>
          document.documentElement.dataset['route'] === route ? resolve(scrollY) : requestAnimationFrame(look);
        look();
      }),
    `/${second}`,
  );
  await follow(page, second);
  expect(await seen).toBe(0);
});

test('focus goes to the start of the page', async ({ page, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await follow(page, second);
  await shows(page, second);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('query and hash stay, and the target of the hash is in view', async ({ page, paths }) => {
  const [first] = paths as [string];
  const second = paths.find((path) => path.endsWith('product/channels/line/')) as string;
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto(second);
  const id = await page.locator('article h2[id]').last().getAttribute('id');
  await page.goto(first);
  await hydrate(page);
  await follow(page, `${second}?q=inbox#${id}`);
  await shows(page, second);
  expect(page.url()).toBe(new URL(`${second}?q=inbox#${id}`, siteUrl).href);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('.html, index.html and a missing slash are the same page', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await mark(page);
  for (const form of [second.replace(/\/$/, '.html'), `${second}index.html`, second.replace(/\/$/, '')]) {
    await follow(page, `${form}?q=1#main`);
    await shows(page, second);
    await expect(page).toHaveURL(new URL(`${second}?q=1#main`, siteUrl).href);
    await follow(page, first);
    await shows(page, first);
  }
  expect(await isMarked(page)).toBe(true);
  expect(log.asked(/page\.json$/)).toHaveLength(1);
});

test('the server answers an unknown path, and Back returns to the page', async ({ page, paths }) => {
  await page.goto(paths[0] as string);
  await hydrate(page);
  await mark(page);
  await follow(page, 'no/such/page/');
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1').first()).toContainText(/not found/i);
  await page.goBack();
  await expect(page).toHaveURL(new URL(paths[0] as string, siteUrl).href);
  await expect(page.locator('article h1')).toBeVisible();
});

test('after a reload, Back shows the previous page although no client runs', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await follow(page, second);
  await shows(page, second);
  await page.reload();
  await page.goBack();
  await shows(page, first);
  await expect(page).toHaveURL(new URL(first, siteUrl).href);
  expect(log.asked(/client-[\w-]+\.js$/)).toHaveLength(1);
});

test('files, other windows and downloads are left to the browser', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  const popup = page.waitForEvent('popup');
  await page.evaluate((href) => window.open(href), new URL(second, siteUrl).href);
  await (await popup).close();
  const download = page.waitForEvent('download');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, download: 'page.html' });
    document.body.append(link);
    link.click();
  }, new URL(second, siteUrl).href);
  await download;
  await shows(page, first);
  expect(log.asked(/page\.json$/)).toEqual([]);
});

test('fifty clicks on a slow connection end on the last page clicked', async ({ page, log, paths }) => {
  await page.goto(paths[0] as string);
  await hydrate(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const targets = Array.from({ length: 50 }, (_, index) => paths[1 + (index % (paths.length - 1))] as string);
  for (const path of targets) {
    await follow(page, path);
    // The pace of a reader who clicks quickly; no assertion depends on it.
    await page.waitForTimeout(15);
  }
  const last = targets.at(-1) as string;
  await shows(page, last);
  const title = await page.title();
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  // No response to an earlier click may replace the page within this time.
  await page.waitForTimeout(1000);
  await shows(page, last);
  expect(page.url()).toBe(new URL(last, siteUrl).href);
  expect(await page.title()).toBe(title);
  await expect(page.locator('article h1')).toHaveCount(1);
  expect(log.documents).toBe(1);
  expect(log.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('progress appears after 200 ms and disappears', async ({ page, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  let answer = (): void => {};
  await page.route('**/page.json*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    const look = (): void => {
      const bar = document.querySelector('.progress');
      if (bar) times['added'] ??= performance.now();
      if (bar && getComputedStyle(bar).visibility === 'visible') times['seen'] ??= performance.now();
      requestAnimationFrame(look);
    };
    look();
  });
  await follow(page, second);
  await expect(page.getByRole('progressbar')).toBeVisible();
  const { added = 0, seen = 0 } = await page.evaluate(
    () => (window as never as { times: Record<string, number> }).times,
  );
  expect(seen - added).toBeGreaterThan(150);
  answer();
  await shows(page, second);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a page of another build is loaded as a document, once', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.goto(first);
  await hydrate(page);
  await mark(page);
  await page.evaluate(() => scrollTo(0, 300));
  await page.route('**/page.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), build: 'another' } });
  });
  const before = log.documents;
  await follow(page, second);
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await shows(page, second);
  // No second load within this time.
  await page.waitForTimeout(500);
  expect(log.documents).toBe(before + 1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without the Navigation API links are page loads', async ({ page, log, paths }) => {
  const [first, second] = paths as [string, string];
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
  });
  await page.goto(first);
  await hydrate(page);
  await follow(page, second);
  await shows(page, second);
  expect(log.documents).toBe(2);
  expect(log.asked(/page\.json$/)).toEqual([]);
  await hydrate(page);
  expect(log.errors).toEqual([]);
});
