import { expect, type Locator, type Page } from '@playwright/test';

/** The search of a page, as a reader sees it. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const options = (page: Page): Locator => page.getByRole('option');
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });

export async function openSearch(page: Page, key = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

export async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

/** Highlighted texts in the page. */
export const marks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
