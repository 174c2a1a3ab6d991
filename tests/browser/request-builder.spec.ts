import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { hydrate } from './site.ts';
import { siteTest } from './variants/variant.ts';

/** Requests that readers build, in the reference of a small API. */
const test = siteTest('request-builder').extend<{ asked: string[] }>({
  asked: [
    async ({ page, site }, use) => {
      const asked: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await use(asked);
      expect(errors).toEqual([]);
      expect(
        asked.filter((url) => !url.startsWith(new URL(site).origin)),
        'nothing is sent',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
// One worker, because each would build the site again.
test.describe.configure({ mode: 'default' });

const builder = (page: Page): Locator => page.getByRole('region', { name: 'Build this request' });
const field = (page: Page, name: string): Locator => builder(page).getByLabel(name, { exact: true });
const sample = (page: Page): Locator => page.locator('[role=tabpanel] code').filter({ visible: true });

async function build(page: Page, path: string): Promise<void> {
  await page.goto(`api-reference/desks/${path}/`);
  await hydrate(page);
  await page.getByRole('button', { name: 'Build this request' }).click();
  await expect(builder(page)).toBeVisible();
}

test('parameters of the path: a placeholder until the reader or “Your values” fills it in', async ({
  page,
  context,
  asked,
}) => {
  await build(page, 'get-drawer');
  await expect(field(page, 'desk_id')).toBeFocused();
  await expect(sample(page)).toContainText('/desks/<DESK_ID>/drawers/<NAME>');
  await page.keyboard.type('seven');
  await expect(field(page, 'desk_id')).toHaveAccessibleDescription(/type integer/);
  await field(page, 'desk_id').fill('7');
  await expect(field(page, 'desk_id')).toHaveAttribute('aria-invalid', 'false');
  await field(page, 'name').fill("a/b 'c' $(id)");
  await field(page, 'page').fill('0');
  await expect(field(page, 'page')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'page').fill('2');
  await expect(sample(page)).toContainText(
    "'https://app.variant.example/desks/7/drawers/a%2Fb%20%27c%27%20%24(id)?page=2'",
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[role=tabpanel]:visible').getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/desks/7/drawers/a%2Fb%20%27c%27%20%24(id)?page=2');
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(sample(page)).toContainText('/desks/7/drawers/');

  await builder(page).getByRole('button', { name: 'Your values' }).click();
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await panel.getByLabel('Key', { exact: true }).fill('hush');
  await expect(sample(page)).toContainText('hush');
  expect(asked.filter((url) => url.endsWith('/request.json'))).toHaveLength(1);
});

test('the sample is beside the form, and on a phone a bar has the line that changes', async ({ page }) => {
  await build(page, 'create-desk');
  const [form, code] = await Promise.all([builder(page).boundingBox(), sample(page).boundingBox()]);
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(code?.x ?? 0);
  const link = builder(page).getByRole('link', { name: /^Request: / });
  await expect(link).toBeHidden();

  await page.setViewportSize({ width: 390, height: 700 });
  await field(page, 'title').fill('In the corner');
  await expect(link).toContainText('In the corner');
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await link.click();
  await expect(sample(page)).toBeInViewport();
});

test('a nested body: each field is checked against the schema, and every sample follows', async ({ page }) => {
  await build(page, 'create-desk');
  await expect(field(page, 'title')).toHaveValue('By the window');
  await expect(field(page, 'id')).toHaveCount(0);
  await field(page, 'title').fill('x');
  await expect(field(page, 'title')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'title').fill("Ann's <b>");
  await field(page, 'email').fill('nobody');
  await expect(field(page, 'email')).toHaveAccessibleDescription(/format email/);
  await field(page, 'email').fill('');
  await expect(field(page, 'email')).toHaveAccessibleDescription(/This is required/);
  await field(page, 'email').fill('ann@example.com');
  await field(page, 'active').selectOption('false');
  await field(page, 'height').fill('high');
  await expect(field(page, 'height')).toHaveAccessibleDescription(/type number/);
  await field(page, 'height').fill('70.5');
  await field(page, 'tags').fill('quiet\nnorth');
  await field(page, 'extra').fill('{');
  await expect(field(page, 'extra')).toHaveAccessibleDescription(/not valid JSON/);
  await field(page, 'extra').fill('');
  await expect(builder(page).locator('[aria-invalid=true]')).toHaveCount(0);
  await page.getByRole('tab', { name: 'JavaScript' }).click();
  for (const text of ["Ann's <b>", 'ann@example.com', 'active: false', 'height: 70.5', 'north'])
    await expect(sample(page)).toContainText(text === "Ann's <b>" ? /Ann\\?'s <b>/ : text);
  await expect(sample(page).locator('.s', { hasText: /^.Ann/ }), 'in its color').toHaveCount(1);
  await expect(page.locator('article b:not(.method)')).toHaveCount(0);
  await page.getByRole('link', { name: 'List desks' }).first().click();
  await expect(page).toHaveURL(/list-desks\/$/);
  await expect(builder(page)).toHaveCount(0);
});

test('values to choose from: a missing required one is reported', async ({ page }) => {
  await build(page, 'list-desks');
  await expect(field(page, 'state')).toHaveAttribute('aria-invalid', 'false');
  await expect(sample(page)).toContainText('state=free');
  await field(page, 'state').selectOption('');
  await expect(field(page, 'state')).toHaveAccessibleDescription(/This is required/);
  await expect(sample(page)).not.toContainText('state=');
  await field(page, 'state').selectOption('taken');
  await expect(field(page, 'state')).toHaveAttribute('aria-invalid', 'false');
  await expect(sample(page)).toContainText('state=taken');
});

test('nothing moves when the button appears', async ({ page }) => {
  await page.goto('api-reference/desks/list-desks/');
  const after = page.locator('#response');
  const top = (): Promise<number | undefined> => after.boundingBox().then((box) => box?.y);
  const before = await top();
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Build this request' });
  await expect(button).toBeVisible();
  expect(await top()).toBe(before);
  const box = await button.boundingBox();
  const tabs = await page.locator('#request ~ .tabs').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test('the form stands beside the sample, which stays where it is, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('api-reference/desks/list-desks/');
  await hydrate(page);
  const topOf = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  const tops = () => Promise.all(['#parameters', '#response', '#request'].map(topOf));
  const before = await tops();
  const response = page.locator('.api-sample > p');
  await expect(response).toBeVisible();
  await page.getByRole('button', { name: 'Build this request' }).click();
  await expect(builder(page).locator(':focus')).toHaveCount(1);
  await expect(response).toBeHidden();
  expect(await topOf('#request')).toBe(before[2]);
  const form = await builder(page).boundingBox();
  expect(await topOf('#parameters'), 'the text goes on below it').toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
  await field(page, 'state').selectOption('taken');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(builder(page)).toHaveCount(0);
  await expect(response).toBeVisible();
  expect(await tops()).toEqual(before);
  await expect(sample(page), 'what was filled in').toContainText('state=taken');
  await page.getByRole('button', { name: 'Build this request' }).click();
  await expect(field(page, 'state').locator('option:checked')).toHaveText('taken');
});

test('on a wide screen, the samples are beside the text and stay in view; on others, they are in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('api-reference/desks/create-desk/');
  const leftOf = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.x ?? 0;
  expect(await leftOf('#request')).toBeGreaterThan((await leftOf('#body')) + 400);
  await page.locator('#body').evaluate((heading) => heading.scrollIntoView());
  await expect(page.locator('#request')).toBeInViewport();
  await expect(page.locator('.toc-fold')).toBeVisible();
  await expect(page.locator('.toc')).toBeHidden();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator('.toc')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.toc-fold')).toBeHidden();
  const sampleBox = await page.locator('.api-sample').boundingBox();
  expect(await leftOf('.toc'), 'in the margin').toBeGreaterThan((sampleBox?.x ?? 0) + (sampleBox?.width ?? 0));
  await page.setViewportSize({ width: 1190, height: 700 });
  expect(await leftOf('#request')).toBe(await leftOf('#body'));
  await expect(page.locator('.toc-fold')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the samples are there, without a button that does nothing', async ({ page }) => {
    await page.goto('api-reference/desks/create-desk/');
    await expect(page.locator('article code').filter({ hasText: 'By the window' }).first()).toBeVisible();
    await expect(page.getByText('Build this request')).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the form (${colorScheme}), which fits a narrow phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await build(page, 'create-desk');
    await field(page, 'title').fill('');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: (context: string) => Promise<AxeResults> } };
      return (await axe.run('.request-builder')).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    });
    expect(violations).toEqual([]);
  });
