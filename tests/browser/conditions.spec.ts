import { expect, follow, hydrate, hydrated, intend, shows, test } from './site.ts';

/** Browsers that lack something, and files with wrong content: the page stays readable, and links work. */

test('without IntersectionObserver the client takes over and live tools work', async ({ page, log }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('product/channels/live-chat/create-website-channel/');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Welcome heading' }).first().fill('A new heading');
  await expect(page.locator('.s-title', { hasText: 'A new heading' })).toBeVisible();
  expect(log.errors).toEqual([]);
});

for (const [name, body] of [
  ['an object without items', '{"id":"product","label":"Product"}'],
  ['items of another shape', '{"id":"product","label":"Product","items":[null,{"type":"category"}]}'],
  ['a page', '<!doctype html><title>Not it</title>'],
] as const)
  test(`a sidebar file that is ${name} leaves the document's links`, async ({ page, log, paths }) => {
    await page.route('**/sidebars/*.json*', (route) => route.fulfill({ body }));
    await page.goto(paths[0] as string);
    const links = await page.locator('.sidebar').getByRole('link').count();
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.sidebar').getByRole('link')).toHaveCount(links);
    expect(log.documents).toBe(1);
  });

test('when the frame itself crashes while it takes over, the document stays and its links are page loads', async ({
  page,
  log,
  paths,
}) => {
  // A state that the frame can't render: its breadcrumbs are not a list.
  await page.route(`**/${paths[0]}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"breadcrumbs":\[.*?\]/, '"breadcrumbs":5');
    await route.fulfill({ response, body });
  });
  await page.goto(paths[0] as string);
  const text = await page.locator('#app').innerText();
  await intend(page);
  await expect.poll(() => log.errors.length).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('#app').innerText()).toBe(text);
  log.errors.length = 0;
  await page.locator('.sidebar-pages').getByRole('link').nth(1).click();
  await expect.poll(() => log.documents).toBe(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-route', `/${paths[0]}`);
});

test('a URL with a badly encoded hash works', async ({ page, log, paths }) => {
  await page.goto(`${paths[0]}#100%`);
  await hydrate(page);
  await page.evaluate(() => void (location.hash = '#50%'));
  await follow(page, `${paths[1]}#%E0%A4%A`);
  await shows(page, paths[1] as string);
  expect(log.errors).toEqual([]);
});

test.describe('fields of a live tool', () => {
  const path = 'product/channels/live-chat/create-website-channel/';

  test('keep changes made before hydration', async ({ page }) => {
    await page.route(/client-[\w-]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(path);
    const tool = page.locator('[data-live=WidgetPreview]');
    await tool.getByRole('textbox', { name: 'Welcome heading' }).fill('Typed early');
    await tool.getByRole('radio', { name: 'Dark' }).check({ force: true });
    const select = tool.getByRole('combobox', { name: 'Reply time' });
    await select.selectOption({ index: 2 });
    const chosen = (await select.locator('option').nth(2).innerText()).toLowerCase();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await hydrated(page);
    const heading = tool.locator('.s-title', { hasText: 'Typed early' });
    await expect(heading).toBeVisible();
    await expect(tool.getByText(`Replies ${chosen}`)).toBeVisible();
    await expect(tool.getByRole('radio', { name: 'Dark' })).toBeChecked();
    // Later typing doesn't replace what was typed early.
    await tool.getByRole('textbox', { name: 'Website name' }).fill('Later');
    await expect(heading).toBeVisible();
    await expect(tool.getByRole('textbox', { name: 'Welcome heading' })).toHaveValue('Typed early');
  });
});

test('the client removes every trace of the not-found page', async ({ page, paths }) => {
  await page.goto('there/is/no/such/page/');
  await hydrated(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await follow(page, paths[0] as string);
  await shows(page, paths[0] as string);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  // Search suggests recently opened pages: only the one that exists.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent')))
    .toMatch(new RegExp(`^/${paths[0]}\\t[^\\n]+\\n?$`));
});
