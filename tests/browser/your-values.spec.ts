import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hydrate } from './site.ts';
import { variantTest } from './variants/variant.ts';

/** The reader's own values in samples, on a small site. */
const test = variantTest('values');
test.describe.configure({ mode: 'default' });

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Your values' });
const code = (page: Page, index: number): Locator => page.locator('article figure code').nth(index);
const openPanel = (page: Page): Promise<void> => page.getByRole('button', { name: 'Your values' }).first().click();
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('values'));
const field = (page: Page, name: string): Locator => panel(page).getByLabel(name, { exact: true });

test('set once, a value appears in every sample, table and text, in what is copied, and on the next page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  await hydrate(page);
  await openPanel(page);
  await expect(field(page, 'City')).toBeFocused();
  await field(page, 'App URL').fill('http://localhost:3000/');
  await field(page, 'Account ID').fill('42');
  await field(page, 'Access token').fill('hush-hush');
  await expect(code(page, 0)).toHaveText('curl "http://localhost:3000/accounts/42" --header "token: hush-hush"');
  await expect(code(page, 1)).toContainText("'http://localhost:3000/accounts/42'");
  await expect(code(page, 2)).toHaveText('wss://localhost:3000/cable');
  await expect(page.locator('.table code, table code')).toHaveText('/accounts/42/list');
  await expect(page.locator('article p code').first()).toHaveText('<CITY>');
  expect(await stored(page)).toBe('{"APP_URL":"http://localhost:3000","ACCOUNT_ID":"42"}');

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('accounts/42" --header "token: hush-hush"');

  await page.getByRole('link', { name: 'the second page' }).click();
  await expect(page.locator('article p code')).toHaveText(['42', 'hush-hush']);
  await page.goBack();
  await expect(code(page, 0)).toContainText('accounts/42" --header "token: hush-hush"');
});

test('after a reload, the secret is gone and the rest is filled in without waiting for the reader', async ({
  page,
}) => {
  await page.goto('');
  await hydrate(page);
  await openPanel(page);
  await field(page, 'Account ID').fill('42');
  await field(page, 'Access token').fill('hush-hush');
  await page.reload();
  await expect(code(page, 0)).toContainText('/accounts/42" --header "token: <ACCESS_TOKEN>"');
  const everything = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
  );
  expect(everything).toContain('42');
  expect(everything).not.toContain('hush');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(code(page, 0)).toContainText('https://app.variant.example/accounts/<ACCOUNT_ID>');
  expect(await stored(page)).toBeNull();
});

test('values that samples can’t contain are refused with a reason; a placeholder opens its field, which says where to find the value', async ({
  page,
}) => {
  await page.goto('');
  await hydrate(page);
  await page.locator('var', { hasText: '<ACCOUNT_ID>' }).first().click();
  const account = field(page, 'Account ID');
  await expect(account).toBeFocused();
  await account.fill('4; rm -rf ~');
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await expect(account).toHaveAccessibleDescription(/digits only/);
  await field(page, 'City').fill('<img src=x onerror=alert(1)>');
  await expect(panel(page).getByText('The character < would have to be escaped')).toBeVisible();
  await expect(code(page, 0)).toContainText('<ACCOUNT_ID>');
  await expect(page.locator('article img')).toHaveCount(0);
  await panel(page).getByRole('link', { name: 'Where to find it (Account ID)' }).click();
  await expect(page).toHaveURL(/\/second\/#numbers$/);
  await expect(panel(page)).toBeHidden();
});

test('a link fills in values if the reader agrees, and never secrets or anything harmful', async ({ page }) => {
  const hash = '#values:ACCOUNT_ID=7&CITY=Bern&ACCESS_TOKEN=planted&APP_URL=javascript:alert(1)&OTHER=%3Cb%3E';
  await page.goto(hash);
  const offer = panel(page).getByRole('region', { name: /The link you followed/ });
  await expect(offer.getByRole('listitem')).toHaveText(['Account ID: 7', 'City: Bern']);
  await expect(page).toHaveURL(/\/$/);
  await expect(code(page, 0)).toContainText('<ACCOUNT_ID>');
  expect(await stored(page)).toBeNull();
  await offer.getByRole('button', { name: 'Ignore them' }).click();
  await expect(offer).toBeHidden();
  await expect(code(page, 0)).toContainText('<ACCOUNT_ID>');

  await page.evaluate((fragment) => void (location.hash = fragment), hash);
  await offer.getByRole('button', { name: 'Use them' }).click();
  await expect(code(page, 0)).toContainText('https://app.variant.example/accounts/7" --header "token: <ACCESS_TOKEN>"');
  expect(await stored(page)).toBe('{"ACCOUNT_ID":"7","CITY":"Bern"}');
});

test('hostile storage fills in nothing', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('values', '{"ACCOUNT_ID":"<img src=x>","CITY":"$(id)","ACCESS_TOKEN":"planted"}'),
  );
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await openPanel(page);
  await expect(field(page, 'Account ID')).toHaveValue('');
  await expect(code(page, 0)).toContainText('/accounts/<ACCOUNT_ID>" --header "token: <ACCESS_TOKEN>"');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('placeholders stay, and there is no control that does nothing', async ({ page, request }) => {
    await page.goto('');
    await expect(code(page, 0)).toHaveText(
      'curl "https://app.variant.example/accounts/<ACCOUNT_ID>" --header "token: <ACCESS_TOKEN>"',
    );
    await expect(page.getByText('Your values')).toHaveCount(0);
    expect(await (await request.get('index.md')).text()).toContain(
      'curl "https://app.variant.example/accounts/<ACCOUNT_ID>" --header "token: <ACCESS_TOKEN>"',
    );
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the panel (${colorScheme}), which fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('#values:ACCOUNT_ID=7');
    await expect(panel(page)).toBeVisible();
    await field(page, 'Account ID').fill('x');
    const box = await panel(page).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320 && box.y >= 0 && box.y + box.height <= 640).toBe(true);
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (context: string) => Promise<AxeResults> } };
      return (await axe.run('#your-values')).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    });
    expect(violations).toEqual([]);
  });
