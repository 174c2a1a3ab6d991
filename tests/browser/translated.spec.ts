import type { Page } from '@playwright/test';
import { BuiltSite } from '../budgets/built-site.ts';
import { expect, follow, hydrate, shows, test } from './site.ts';
import { find, openSearch, options } from './search-page.ts';

/** Does what a browser's translation does to a page: replaces every text by another one inside two elements. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, [translate=no]')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      (outer.firstChild as Element).append(text.data);
      text.replaceWith(outer);
    }
  });

/** The visible text as one line. */
const words = (page: Page): Promise<string> =>
  page.getByRole('main').evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ' '));

test('after translation, navigation still shows each page as it is', async ({ page, log, paths }) => {
  const [first, second] = [paths[30], paths[31]] as [string, string];
  await page.goto(second);
  await hydrate(page);
  const expected = await words(page);
  await page.goto(first);
  await hydrate(page);
  await translate(page);
  await follow(page, second);
  await shows(page, second);
  expect(await words(page)).toBe(expected);
  await page.goBack();
  await shows(page, first);
  expect(log.errors).toEqual([]);
});

test('after translation, the search opens, answers and opens again', async ({ page, log, paths }) => {
  await page.goto(paths[1] as string);
  await hydrate(page);
  await openSearch(page);
  await find(page, 'labels');
  await translate(page);
  await find(page, 'webhook');
  await expect(options(page).first()).toContainText(/webhook/i);
  await translate(page);
  await page.keyboard.press('Escape');
  await openSearch(page);
  await find(page, 'labels');
  expect(log.errors).toEqual([]);
});

/**
 * Changes every field of the live tools, one after the other: enters a text, chooses an option, presses every radio button and
 * checkbox.
 */
const operate = (page: Page, text: string, option: number): Promise<void> =>
  page.evaluate(
    async ([value, index]) => {
      const set = (field: Element, key: string, to: unknown): void =>
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, to);
      const fields = 'input, textarea, select';
      const count = document.querySelectorAll(`[data-live] :is(${fields})`).length;
      for (let at = 0; at < count; at++) {
        // Each change may replace these fields with others.
        const field = [...document.querySelectorAll<HTMLInputElement>(`[data-live] :is(${fields})`)][at];
        if (!field) break;
        if (field.type === 'radio' || field.type === 'checkbox') field.click();
        else if (field.localName === 'select') {
          set(field, 'selectedIndex', index);
          field.dispatchEvent(new Event('change', { bubbles: true }));
        } else {
          set(field, 'value', field.type === 'color' ? '#ffff00' : value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [text, option] as const,
  );

/** Resolves when the client has taken over all live tools, which is later than the page: React then knows their fields. */
const toolsHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-live] :is(input, textarea, select, button)')].every((field) =>
      Object.keys(field).some((key) => key.startsWith('__reactProps')),
    ),
  );
};

const toolPages = new BuiltSite()
  .pages()
  .filter(({ html }) => html.includes('class="live" data-live='))
  .map(({ path }) => path.slice(1));

for (const path of toolPages)
  test(`after translation the tools of /${path} work`, async ({ page, log }) => {
    await page.goto(path);
    await hydrate(page);
    await toolsHydrated(page);
    await translate(page);
    for (const [text, option] of [
      ['#ffff00', 1],
      ['two', 0],
      ['', 2],
    ] as const) {
      await operate(page, text, option);
      await translate(page);
    }
    await expect(page.getByRole('alert').filter({ hasText: 'crashed' })).toHaveCount(0);
    expect(log.errors).toEqual([]);
  });
