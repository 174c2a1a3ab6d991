import { expect, siteUrl, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('everything is readable and links work', async ({ page, paths }) => {
  await page.goto(paths[0] as string);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('article .prose')).not.toBeEmpty();
  const link = page.locator(`.sidebar-pages a[href$="/${paths[0]}"]`);
  await expect(link).toHaveAttribute('aria-current', 'page');
  const next = page.getByRole('link', { name: /next/i }).last();
  const target = (await next.getAttribute('href')) as string;
  await next.click();
  await expect(page).toHaveURL(new URL(target, siteUrl).href);
  await expect(page.locator('article h1')).toBeVisible();
});

test('the sidebar folds', async ({ page, paths }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(paths[0] as string);
  const label = await page.locator('nav.sidebar details:not([open]) > summary').first().innerText();
  const summary = page.locator('nav.sidebar summary').and(page.getByText(label, { exact: true }));
  const entries = summary.locator('xpath=following-sibling::ul');
  await expect(entries).toBeHidden();
  await summary.click();
  await expect(entries).toBeVisible();
});

test('the menu opens on a phone', async ({ page, paths }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths[0] as string);
  await expect(page.locator('#menu')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.locator('#menu')).toBeHidden();
});

test('there is no control that needs script', async ({ page, paths }) => {
  for (const path of ['', paths[0] as string]) {
    await page.goto(path);
    for (const button of await page.locator('button[type=button]:not([popovertarget]):not([commandfor])').all())
      await expect(button).toBeHidden();
  }
});

test('a picture of the app is enlarged, with its letters, and Escape leads back to it', async ({ page }) => {
  await page.goto('user-guide/conversation-workflow/');
  const opener = page.getByRole('button', { name: /^Enlarge: / }).first();
  await opener.click();
  const dialog = page.locator('dialog:popover-open');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('light@2x.webp');
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
