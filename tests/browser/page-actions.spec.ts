import { expect, test } from './site.ts';

/** Where a page's actions are for every reader: at its end. */
const actions = '.page-meta';

test('the first click on “Copy page” copies the page as Markdown, and says so', async ({ page, context, paths }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = paths[0] as string;
  await page.goto(path);
  const markdown = await (await page.request.get(`${path}index.md`)).text();
  await page.locator(actions).getByRole('button', { name: 'Copy page' }).click();
  await expect(page.locator(actions).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
  // The keyboard is still there, to copy it again.
  await expect(page.locator(actions).getByRole('button', { name: 'Copied' })).toBeFocused();
});

test('the home page has them, too', async ({ page }) => {
  await page.goto('');
  await expect(page.locator(actions).getByRole('button', { name: 'Copy page' })).toBeVisible();
  await expect(page.locator(actions).getByRole('link', { name: 'View as Markdown' })).toBeVisible();
});

for (const [reason, breakClipboard] of [
  [
    'where the clipboard is not allowed',
    () => (navigator.clipboard.write = () => Promise.reject(new Error('not allowed'))),
  ],
  ['where there is no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
] as const)
  test(`${reason}, the Markdown opens instead`, async ({ page, paths }) => {
    await page.addInitScript(breakClipboard);
    const path = paths[0] as string;
    await page.goto(path);
    await page.locator(actions).getByRole('button', { name: 'Copy page' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}index\\.md$`));
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('“View as Markdown” leads to the Markdown, and nothing offers to copy', async ({ page, paths }) => {
    const path = paths[0] as string;
    await page.goto(path);
    await expect(page.locator(actions).getByRole('button')).toBeHidden();
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    expect(await (await page.request.get(href as string)).text()).toMatch(/^# /);
  });
});
