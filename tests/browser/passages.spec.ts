import type { Page } from '@playwright/test';
import { expect, intend, test } from './site.ts';

/** Selects the text of an element, or a part of it, as a reader would. */
async function select(page: Page, selector: string, from = 0, to?: number): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, [start, end]) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const first = texts.nextNode() as Text;
        getSelection()?.setBaseAndExtent(first, start as number, first, end ?? first.length);
        return String(getSelection());
      },
      [from, to] as const,
    );
}
const path = 'product/channels/line/';
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy link', exact: true });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the link to a passage leads to its section, and to its words', async ({ page }) => {
  await page.goto(path);
  await intend(page);
  const text = await select(page, 'article h2[id] ~ p');
  await copyButton(page).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const url = await copied(page);
  expect(url).toMatch(/^http[^#]+#[\w-]+:~:text=/);
  const words = decodeURIComponent(/text=([^,]+)/.exec(url)?.[1] ?? '');
  expect(text.toLowerCase()).toContain(words.toLowerCase());

  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.locator('article h2[id] ~ p').first()).toBeInViewport();
});

test('words that a page has twice get their surroundings', async ({ page }) => {
  await page.goto(path);
  await intend(page);
  await page.locator('article h2[id] ~ p').evaluateAll((all) => {
    for (const [index, paragraph] of all.slice(0, 2).entries())
      paragraph.textContent = `Start ${index} twice-said, end.`;
  });
  const start = 'Start 1 '.length;
  await page
    .locator('article h2[id] ~ p')
    .nth(1)
    .evaluate((paragraph, from) => {
      const text = paragraph.firstChild as Text;
      getSelection()?.setBaseAndExtent(text, from, text, from + 'twice-said'.length);
    }, start);
  await copyButton(page).click();
  await expect.poll(() => copied(page)).toMatch(/text=.*1-,twice%2Dsaid/);
});

test('with the keyboard: the button is next, Enter copies, Escape closes', async ({ page }) => {
  await page.goto(path);
  await intend(page);
  // The focus goes on from where the reader was last.
  await page.locator('article h2[id] ~ p').first().dblclick();
  for (let words = 0; words < 4; words++) await page.keyboard.press('Shift+Control+ArrowRight');
  await expect(copyButton(page)).toBeVisible();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    if (await copyButton(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await copied(page)).toContain(`${path}#`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.passage-bar')).toHaveCount(0);
});

test('a problem with a passage is reported with its text', async ({ page }) => {
  await page.goto(path);
  await intend(page);
  test.skip(!(await page.locator('.feedback a').count()), 'This site has no address for reports.');
  const text = await select(page, 'article h2[id] ~ p', 0, 20);
  const link = page.locator('.passage-bar').getByRole('link', { name: 'Report a problem' });
  await expect(link).toBeVisible();
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(`> ${text.trim()}`);
});

test('what is selected elsewhere than in the page offers nothing', async ({ page }) => {
  await page.goto(path);
  await intend(page);
  await select(page, 'article h2[id] ~ p');
  await expect(copyButton(page)).toBeVisible();
  await select(page, '.footer');
  await expect(page.locator('.passage-bar')).toHaveCount(0);
});
