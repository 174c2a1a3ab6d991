import { dialog, field, find, openSearch, options } from './search-page.ts';
import { expect, siteUrl, test } from './site.ts';

test.describe('the search says', () => {
  test.beforeEach(async ({ page, paths }) => {
    await page.goto(paths[1] as string);
  });

  test('what to do when nothing is found', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('xqzvwkjpy');
    await expect(page.getByText('Nothing found for “xqzvwkjpy”.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse all pages' })).toBeVisible();
    // The same is announced, and the list has pages to go to.
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “xqzvwkjpy”.');
    await expect(page.getByRole('listbox', { name: 'Popular pages' })).toBeVisible();
    await expect(options(page).first()).toHaveText(/^Jobs/);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('that it is loading and that it failed, and Retry tries again', async ({ page }) => {
    await page.route(/search\/manifest\.json/, (route) => route.abort());
    await openSearch(page);
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    await page.unroute(/search\/manifest\.json/);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/search\/documents-/, async (route) => {
      await held;
      await route.continue();
    });
    await field(page).fill('labels');
    // Typing may also repeat the request, which removes the button.
    await expect(async () => {
      const retry = page.getByRole('button', { name: 'Retry' });
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.getByText('Searching…')).toBeVisible({ timeout: 1000 });
    }).toPass();
    release();
    await expect(options(page).first()).toBeVisible();
  });

  test('that a part of the index did not load, and Retry loads it', async ({ page }) => {
    await page.route(/search\/index-/, (route) => route.abort());
    await openSearch(page);
    await find(page, 'webhook');
    await expect(page.getByRole('alert')).toContainText('some results may be missing');
    await expect(options(page).first()).toBeVisible();
    await page.unroute(/search\/index-/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('that a captive portal answered with its own page; what has loaded is searched, and Retry loads the rest', async ({
  page,
  log,
  paths,
}) => {
  const portal = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  const everything = /\/search\/(manifest|documents|index|texts)/;
  await page.route(everything, (route) => route.fulfill(portal));
  await page.goto(paths[1] as string);
  await openSearch(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded.');
  // Text typed meanwhile gets results too.
  await field(page).fill('webhook');
  await expect(alert).toContainText('Search could not be loaded.');
  await expect(page.getByText('Searching…')).toHaveCount(0);
  await page.route(/\/search\/(documents|manifest)/, (route) => route.continue());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(alert).toContainText('some results may be missing');
  await page.unroute(everything);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await expect(options(page).first()).toBeVisible();
  expect(log.documents).toBe(1);
});

for (const browser of ['forgets', 'remembers'])
  test(`when its script does not load: one reload that keeps what was typed, then a retry, in a browser that ${browser} failures`, async ({
    page,
    log,
  }) => {
    let works = Infinity;
    let typed = (): void => {};
    const hasTyped = new Promise<void>((resolve) => (typed = resolve));
    await page.route(/assets\/search-[\w-]+\.js$/, async (route) => {
      if (log.documents === 1) await hasTyped;
      return log.documents < works ? route.abort() : route.continue();
    });
    const retry = page.getByRole('button', { name: 'Retry' });
    await page.goto('product/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('labels');
    typed();
    await expect(retry).toBeVisible();
    expect(log.documents).toBe(2);
    await expect(field(page)).toHaveValue('labels');
    await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
    await expect(dialog(page).getByRole('link', { name: 'All pages' })).toBeVisible();
    if (browser === 'forgets') works = 2;
    else {
      // Each click may reload once more, and no more than that.
      await retry.click();
      await expect.poll(() => log.documents).toBe(3);
      await expect(retry).toBeVisible();
      await page.waitForTimeout(500);
      expect(log.documents).toBe(3);
      works = 4;
    }
    await retry.click();
    await expect(options(page).first()).toContainText(/label/i);
    // Chromium up to 155 remembers.
    if (browser === 'remembers') expect(log.documents).toBe(4);
    else expect(log.documents).toBeLessThanOrEqual(3);
  });

test('offline, the address and the page stay', async ({ page, context, log }) => {
  await page.goto('product/');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
  expect(log.documents).toBe(1);
  await expect(page).toHaveURL(new URL('product/', siteUrl).href);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('after content is deployed, search continues with the new index', async ({ page, log }) => {
  // The tab has the manifest of replaced content, whose files no longer exist.
  let deployed = false;
  await page.route(/search\/manifest\.json/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: deployed ? text : text.replace(/(search\/(index|texts)-)\w+/g, '$1gone') });
  });
  await page.goto('product/');
  await openSearch(page);
  await expect(page.getByRole('group', { name: 'Popular pages' })).toBeVisible();
  deployed = true;
  await find(page, 'webhook secret');
  await expect(options(page).nth(1).locator('.search-excerpt mark').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(log.asked(/manifest\.json/)).toHaveLength(3);
  expect(log.documents).toBe(1);
});

test('in a browser without popovers, a link to all pages replaces the search, and keys belong to the browser', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['showPopover', 'togglePopover', 'hidePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await page.goto('product/channels/live-chat/sdk/setup/');
  await page.keyboard.press('Control+k');
  const filter = page.getByRole('searchbox').first();
  await filter.click();
  await page.keyboard.type('a/k');
  await expect(filter).toHaveValue('a/k');
});
