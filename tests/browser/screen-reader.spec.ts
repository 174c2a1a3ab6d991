import { expect, type Locator, type Page } from '@playwright/test';
import { hydrate } from './site.ts';
import { variantTest } from './variants/variant.ts';

/**
 * What a screen reader says in ten flows, read from the browser's accessibility tree and kept as text files for review
 * (`screen-reader.spec.ts-snapshots/`). The flows use a small site of their own, so edits of pages change nothing. After a change,
 * run `npx playwright test screen-reader --update-snapshots`, and read the difference aloud.
 */
const test = variantTest('reading');
test.describe.configure({ mode: 'default' });

/** Roles, names and states of an element's content, in reading order. */
async function tree(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n').filter((line) => !line.trim().startsWith('- /'));
  return lines.map((line) => line.replace(/^( *)- /, '$1').replace(/:$/, '')).join('\n');
}

/** The element that has the focus. */
async function focused(page: Page): Promise<string> {
  const element = page.locator(':focus');
  return `Focus: ${(await element.count()) ? (await tree(element)).split('\n')[0] : 'the page'}`;
}

/** Records what live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
    new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest<HTMLElement>(live);
        const text = region?.innerText.trim().replace(/\s+/g, ' ');
        if (text && region?.checkVisibility() && said.at(-1) !== text) said.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { said: string[] }).said
        // On a slow machine, the number of results is announced before it is final.
        .filter((text, index, all) => !(text.startsWith('Results:') && all[index + 1]?.startsWith('Results:')))
        .map((text) => `Said: ${text}`)
        .join('\n'),
    );
}

function compare(name: string, parts: readonly string[]): void {
  expect(`${parts.join('\n\n')}\n`).toMatchSnapshot(`${name}.txt`);
}

test('a page is opened', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  const body = await tree(page.locator('body'));
  // The date comes from git, so every commit changes it.
  const undated = body.replace(/(\n *paragraph)?\n *text: Last updated.*\n *time: .*/, '');
  compare('page', [`Title: ${await page.title()}`, undated]);
});

test('the link to the content skips the frame', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  const parts = [await focused(page)];
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  parts.push(await focused(page));
  await page.keyboard.press('Tab');
  compare('skip', [...parts, await focused(page)]);
});

test('the menu of a narrow screen is opened and closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  const parts = [await focused(page)];
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  parts.push(await focused(page), await tree(page.getByRole('dialog')));
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  compare('menu', [...parts, await focused(page)]);
});

test('the search finds a page and opens it', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  const said = await listen(page);
  await page.keyboard.press('Control+k');
  const field = page.locator('#search input').first();
  await expect(field).toBeFocused();
  const parts = [await focused(page)];
  await page.keyboard.type('lighthouse');
  const option = page.getByRole('option', { name: /Lighthouses/ }).first();
  await expect(option).toBeVisible();
  await expect.poll(said).toContain('Results');
  // Excerpts arrive after the titles.
  await expect(option).toContainText('postcard');
  parts.push(await said(), await tree(page.locator('#search')));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a place' })).toBeVisible();
  await expect.poll(said).toContain('Choose a place');
  compare('search', [...parts, await said(), await focused(page)]);
});

test('tabs are switched', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  const tabs = page.locator('.tabs').first();
  const parts = [await tree(tabs)];
  await tabs.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  compare('tabs', [...parts, await focused(page), await tree(tabs)]);
});

test('code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('');
  await hydrate(page);
  const said = await listen(page);
  await page.getByRole('button', { name: 'Copy code' }).first().focus();
  const parts = [await focused(page)];
  await page.keyboard.press('Enter');
  await expect.poll(said).toContain('Copied');
  compare('copy', [...parts, await said(), await focused(page)]);
});

test('the color mode is switched', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  await page.locator('header .color-toggle').focus();
  const parts = [await focused(page)];
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  compare('color-mode', [...parts, await focused(page)]);
});

test('a tool is filled in', async ({ page }) => {
  await page.goto('tool/');
  await hydrate(page);
  const tool = page.locator('[data-live=ConditionTester]');
  await tool.scrollIntoViewIfNeeded();
  // The table of results below the fields belongs to the tool.
  const parts = [(await tree(tool)).split('\n  table')[0] ?? ''];
  const said = await listen(page);
  await tool.getByRole('combobox', { name: 'Example' }).selectOption({ index: 1 });
  await expect.poll(said).toContain('comparisons are true');
  compare('tool', [...parts, await said(), await focused(page)]);
});

test('values are set', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  await page.getByRole('button', { name: 'Your values' }).first().focus();
  const parts = [await focused(page)];
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your values' });
  await expect(panel).toBeVisible();
  const said = await listen(page);
  await expect(page.locator('[role=dialog] :focus, dialog :focus')).toHaveCount(1);
  parts.push(await focused(page), await tree(panel));
  await panel.getByLabel('Card ID', { exact: true }).fill('seven');
  await expect.poll(said).not.toBe('');
  parts.push(await said());
  await panel.getByLabel('Card ID', { exact: true }).fill('7');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  compare('values', [...parts, await focused(page), await tree(page.getByRole('tabpanel').first())]);
});

test('a page does not exist', async ({ page, errors }) => {
  const response = await page.goto('secnd/');
  expect(response?.status()).toBe(404);
  await hydrate(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose a place' })).toBeVisible();
  compare('not-found', [`Title: ${await page.title()}`, await tree(page.getByRole('main'))]);
  // The browser itself reports the response as an error.
  errors.length = 0;
});
