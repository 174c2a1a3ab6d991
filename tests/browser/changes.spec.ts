import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** Opens the list of all pages and runs its script. */
async function openList(page: Page): Promise<void> {
  await page.goto('pages/');
  test.skip(!(await page.locator('.changes-since').count()), 'The site was built without its git history.');
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
const seen = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('changes.seen'));

test('the first time, nothing is marked; later, what has changed since, until the reader marks it as read', async ({
  page,
}) => {
  await openList(page);
  await expect.poll(() => seen(page)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/);
  const latest = await seen(page);
  const badges = page.locator('.page-index .badge');
  await expect(badges).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeHidden();

  const times = await page
    .locator('[data-changed]')
    .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['changed'] ?? '').sort());
  const middle = times[Math.floor(times.length / 2)] as string;
  const unread = times.filter((time) => time > middle).length;
  await page.evaluate((time) => localStorage.setItem('changes.seen', time), middle);
  await openList(page);
  await expect(page.locator('.page-entry .badge')).toHaveCount(unread);
  await expect(page.locator('.changes-since output')).toHaveText(new RegExp(`^New or changed since .*: ${unread}$`));
  expect(await seen(page)).toBe(middle);

  const button = page.getByRole('button', { name: 'Mark as read' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(badges).toHaveCount(0);
  await expect(button).toBeHidden();
  await expect(page.getByRole('link', { name: 'What changed', exact: true })).toBeFocused();
  expect(await seen(page)).toBe(latest);
});

test('without storage, nothing is marked and nothing fails', async ({ page, log }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openList(page);
  await expect(page.locator('.page-index .badge')).toHaveCount(0);
  expect(log.errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what has changed is listed by week and guide, with links to the pages and the feed', async ({ page }) => {
    await page.goto('pages/');
    const link = page.getByRole('link', { name: 'What changed', exact: true });
    test.skip(!(await link.count()), 'The site was built without its git history.');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What changed');
    const group = page.locator('article .fold').first();
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    const first = group.getByRole('link').first();
    const title = await first.textContent();
    await first.click();
    await expect(page.locator('h1')).toBeVisible();
    expect(title).not.toBe('');
    await page.goBack();
    const feed = await page.getByRole('link', { name: /Atom/ }).getAttribute('href');
    expect(await (await page.request.get(feed as string)).text()).toContain('<entry>');
  });
});
