import { expect, hydrate, test } from './site.ts';

test('while a filter is in use, groups and contents say where the matches are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('contributing-guide/environment-variables/');
  await hydrate(page);
  const group = page.locator('.fold').filter({ has: page.getByRole('heading', { name: 'Outgoing email' }) });
  const contents = page.locator('.toc li:visible');
  const entries = await contents.count();
  const total = await group.locator('summary small').textContent();
  await page.getByRole('searchbox').first().fill('smtp');

  const counts = await page.locator('.fold:visible summary small').allTextContents();
  const matches = await page.locator('.fold .property:visible').count();
  expect(matches).toBeGreaterThan(0);
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(matches);
  expect(await contents.count()).toBeLessThan(entries);
  await expect(contents.filter({ hasText: 'Outgoing email' })).toBeVisible();
  await expect(contents.filter({ hasText: 'Redis' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(group.locator('summary small')).toHaveText(total ?? '');
  await expect(contents).toHaveCount(entries);
});

test('errors are found by their message, and a status without a match disappears', async ({ page }) => {
  await page.goto('api-reference/errors/');
  await hydrate(page);
  const statuses = page.locator('.prose h2');
  const all = await statuses.count();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('not authorized for bots');
  await expect(page.locator('.prose details.accordion:visible')).toHaveCount(1);
  await expect(statuses.filter({ visible: true })).toHaveText(['Status 401']);
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(statuses.filter({ visible: true })).toHaveCount(all);
});
