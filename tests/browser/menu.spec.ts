import { clientScript, expect, follow, hydrate, hydrated, shows, siteUrl, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('opened before the client has loaded, it takes the focus, and Escape returns it', async ({ page, paths }) => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(clientScript, (route) => void arrival.then(() => route.continue()));
  await page.goto(paths[0] as string);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  arrive();
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('without the Navigation API it closes on Back and Forward', async ({ page, paths }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(paths[0] as string);
  await page.goto(`${paths[1]}`);
  await hydrate(page);
  await page.evaluate(() => void (location.hash = '#content'));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test.describe('after a navigation', () => {
  test.beforeEach(async ({ page, paths }) => {
    await page.goto(paths[0] as string);
    await hydrate(page);
    await follow(page, paths[1] as string);
    await shows(page, paths[1] as string);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#menu')).toBeVisible();
  });

  test('it is a dialog, and the page behind it can’t be reached', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('inert', '');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
  });

  test('Escape closes it and returns the focus', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('back closes it and does not leave the page', async ({ page, paths }) => {
    // Not page.goBack(), which waits for the page to be left.
    await page.evaluate(() => history.back());
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    await expect(page).toHaveURL(new URL(paths[1] as string, siteUrl).href);
    await page.goBack();
    await shows(page, paths[0] as string);
  });

  test('it closes when the screen becomes wide', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(page.locator('main')).not.toHaveAttribute('inert', '');
    await expect(page.locator('nav.sidebar')).toBeVisible();
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('a choice closes it and opens the page', async ({ page, paths }) => {
    const link = page.locator(`#menu a[href$="/${paths[0]}"]`).last();
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await link.click();
    await shows(page, paths[0] as string);
    await expect(page).toHaveURL(new URL(paths[0] as string, siteUrl).href);
    await expect(page.locator('#menu')).toBeHidden();
  });
});
