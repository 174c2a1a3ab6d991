import { expect, test } from './site.ts';

const page1 = 'product/ai-assistant/knowledge-based/write-with-ai/';
const page2 = 'product/ai-assistant/knowledge-based/how-to-train/';
const selfHosted = '[data-for="1"]';

test('a mark opens what it means, without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('user-guide/features/sla/');
  const note = page.locator('#available-features');
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Feature: SLA' }).click();
  await expect(note).toBeVisible();
  await page.goto(page1);
  await expect(page.locator(selfHosted).first()).toBeVisible();
  await context.close();
});

test('the choice of readers holds on other pages and after a reload, and can be undone', async ({ page }) => {
  await page.goto(page1);
  await expect(page.locator(selfHosted).first()).toBeVisible();
  await page.locator('.available-mark[popovertarget=readers]').click();
  await page.getByRole('group', { name: 'Hosting' }).getByRole('button', { name: 'Cloud', exact: true }).click();
  await expect(page.locator(selfHosted).first()).toBeHidden();
  await page.reload();
  await expect(page.locator(selfHosted).first()).toBeHidden();
  await page.locator(`nav.sidebar a[href$="/${page2}"]`).click();
  await expect(page.locator('article h1')).toHaveText(/Train/);
  await expect(page.locator('html')).toHaveAttribute('data-readers', '0');
  await page.locator('.available-mark[popovertarget=readers]').click();
  await page.getByRole('button', { name: 'Cloud and self-hosted' }).last().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-readers');
  await page.goto(page1);
  await expect(page.locator(selfHosted).first()).toBeVisible();
});

test('paper has what is for other readers too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('readers', '0'));
  await page.goto(page1);
  await expect(page.locator(selfHosted).first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(`${selfHosted} p:not(.for-label)`).first()).not.toHaveCSS('display', 'none');
  expect(
    await page
      .locator(selfHosted)
      .first()
      .evaluate((block) => getComputedStyle(block).display),
  ).toBe('block');
});
