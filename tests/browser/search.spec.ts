import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { dialog, field, find, openSearch, options } from './search-page.ts';
import { clientScript, expect, follow, hydrate, hydrated, shows, siteUrl, test } from './site.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.describe('the search', () => {
  test.beforeEach(async ({ page, paths }) => {
    await page.goto(paths[1] as string);
  });

  test('loads nothing until the reader opens it, and then only the search', async ({ page, log }) => {
    expect(log.asked(/\.js$|search/)).toEqual([]);
    await openSearch(page);
    await find(page, 'labels');
    await expect.poll(() => log.asked(/assets\/search\/texts-/)).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(log.asked(clientScript)).toEqual([]);
    // The page of a result opens at once: the client has loaded while the reader moved through the list.
    await page.keyboard.press('ArrowDown');
    await hydrated(page);
  });

  test('the field takes keys in the frame in which it opens, before any script has loaded', async ({ page }) => {
    let arrive = (): void => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\.js$/, (route) => void arrival.then(() => route.continue()));
    const opened = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement === document.querySelector('#search input'));
    const press = (modifier: 'ctrlKey' | 'metaKey') => (): Promise<boolean> =>
      page.evaluate(
        (init) =>
          document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
        { key: 'k', [modifier]: true },
      );
    const button = page.getByRole('button', { name: 'Search', exact: true });
    // Without waiting in between, because a reader wouldn't wait either.
    for (const open of [
      () => button.evaluate((element: HTMLElement) => element.click()),
      press('ctrlKey'),
      press('metaKey'),
    ]) {
      await open();
      expect(await opened()).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webhooks');
    await expect(field(page)).toHaveValue('webhooks');
    expect(await options(page).count()).toBe(0);
    arrive();
    await expect(options(page).first()).toContainText(/webhook/i);
  });

  for (const key of ['Control+k', 'Meta+k']) {
    test(`opens with ${key} before the client is there, and gives the focus back on Escape`, async ({ page }) => {
      await openSearch(page, key);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
    });
  }

  test('every letter arrives, however fast, even in a running client', async ({ page }) => {
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webhooks', { delay: 0 });
    await expect(field(page)).toHaveValue('webhooks');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // The browser removes the focus from the hidden field in its next frame.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('x');
    await expect(field(page)).toHaveValue(/x$/);
  });

  test('no key does anything by itself, without Ctrl or ⌘', async ({ page }) => {
    await hydrate(page);
    const state = () => page.evaluate(() => [location.href, document.activeElement?.tagName, scrollY]);
    const before = await state();
    for (const key of '/?.,;[]0123456789abcdefghijklmnopqrstuvwxyzSK') await page.keyboard.press(key);
    await expect(dialog(page)).toBeHidden();
    expect(await state()).toEqual(before);
    await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
  });

  test('keys move through the list, and the field says which option is chosen', async ({ page }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
    // Results improve until all parts of the index have arrived.
    await page.waitForLoadState('networkidle');
    const last = (await options(page).count()) - 1;
    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options(page).nth(index).getAttribute('id')) ?? '',
      );
    }
    await expect(dialog(page).getByRole('status')).toHaveText(/^Results: \d+, pages: \d+$/);
  });

  test('Tab stays inside the dialog, and the page behind it doesn’t scroll', async ({ page }) => {
    await openSearch(page);
    await find(page, 'labels');
    const inDialog = (): Promise<boolean> => page.evaluate(() => Boolean(document.activeElement?.closest('.search')));
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press(count < 4 ? 'Tab' : 'Shift+Tab');
      expect(await inDialog()).toBe(true);
    }
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 400);
    // The page doesn't scroll within this time.
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(640, 700);
    await expect(dialog(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('is accessible, in both color modes', async ({ page }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    await page.evaluate(axeSource);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
      // Colors are not measured during a transition.
      await page.evaluate(() =>
        document.getAnimations().forEach((animation) => animation instanceof CSSTransition && animation.finish()),
      );
      const found = await page.evaluate(async () =>
        (
          await (window as unknown as { axe: { run: (root: string, options: object) => Promise<AxeResults> } }).axe.run(
            '.search-panel',
            { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
          )
        ).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`),
      );
      expect(found).toEqual([]);
    }
  });
});

test('pressing Search twice while its style sheet loads opens and closes it', async ({ page, log }) => {
  await page.route(/search-[\w-]+\.css/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('product/');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.evaluate((element: HTMLElement) => element.click());
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(dialog(page)).toBeHidden();
  await button.click();
  await find(page, 'labels');
  expect(log.errors).toEqual([]);
});

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('product/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  // The dialog moves in.
  await expect
    .poll(async () => {
      const box = await dialog(page).boundingBox();
      return [box?.x, box?.y, box?.width, box?.height].map((length) => Math.round(length ?? -1));
    })
    .toEqual([0, 0, 390, 844]);
});

test('the home page opens it too', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Search the docs' }).click();
  await expect(field(page)).toBeFocused();
});

test('a browser that has added the site searches it', async ({ page, request }) => {
  await page.goto('./');
  const href = await page.locator('link[rel=search]').getAttribute('href');
  const description = await (await request.get(new URL(href ?? '', siteUrl).href)).text();
  expect(description).toMatch(/template="[^"]*\?search=\{searchTerms\}"/);
  await page.goto('./?search=labels');
  await expect(field(page)).toHaveValue('labels');
  await expect(options(page).first()).toContainText(/label/i);
});

test('a URL with a search takes no keys: not in the field, not from the fields of the page', async ({ page }) => {
  await page.goto('product/channels/live-chat/sdk/setup/?search=csat');
  await expect(field(page)).toHaveValue('csat');
  await field(page).press('End');
  await page.keyboard.type(' report');
  await expect(field(page)).toHaveValue('csat report');
  await page.keyboard.press('Escape');
  const filter = page.getByRole('searchbox').first();
  await filter.click();
  await page.keyboard.type('locale');
  await expect(filter).toHaveValue('locale');
});

test('opened again, it has the last query selected, so that typing replaces it', async ({ page }) => {
  await page.goto('product/');
  await openSearch(page);
  await find(page, 'labels');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('labels');
  await page.keyboard.type('teams');
  await expect(field(page)).toHaveValue('teams');
});

test('going back closes it', async ({ page, paths }) => {
  await page.goto(paths[0] as string);
  await hydrate(page);
  await follow(page, paths[1] as string);
  await shows(page, paths[1] as string);
  await openSearch(page);
  await find(page, 'labels');
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await shows(page, paths[1] as string);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to all pages replaces it', async ({ page }) => {
    await page.goto('product/');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
    await page.locator('.navbar').getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  });
});

test('words that no page has are named above the results', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Control+k');
  await page.locator('#search [role=combobox]').fill('xqzvbk webhook ');
  await expect(page.locator('.search-message').first()).toHaveText('No page has “xqzvbk”.');
  await expect(page.locator('#search [role=option]').first()).toBeVisible();
  await page.locator('#search [role=combobox]').fill('webhook ');
  await expect(page.locator('.search-message').first()).toBeHidden();
});

test('on a phone, a result has three lines at most, and the path of a page is below its title and not cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await page.keyboard.press('Control+k');
  await page.locator('#search [role=combobox]').fill('whatsapp template ');
  await expect(page.locator('.search-place').first()).toBeVisible();
  const cut = await page
    .locator('.search-place')
    .evaluateAll((places) => places.filter((place) => place.scrollWidth > place.clientWidth).length);
  expect(cut).toBe(0);
  const long = await page.locator('#search [role=option]').evaluateAll((results) =>
    results.flatMap((option) => {
      const lines = [...option.children].map(
        (part) => part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight),
      );
      return Math.round(lines.reduce((sum, count) => sum + count, 0)) > 3 ? [option.textContent] : [];
    }),
  );
  expect(long).toEqual([]);
});

test('on a phone, all guides are in view, in one row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('');
  await page.keyboard.press('Control+k');
  const guides = page.locator('.search-guides label');
  await expect(guides).toHaveText(['All', 'User Guide', 'Contributing', 'API']);
  for (const guide of await guides.all()) await expect(guide).toBeInViewport({ ratio: 1 });
  const tops = await guides.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  for (const height of tops) expect(height).toBeLessThanOrEqual(44);
});
