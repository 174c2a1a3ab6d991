import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, hydrated, reloaded, shows, siteUrl, test, wake } from './site.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function openSearch(page: Page, key = 'Control+k'): Promise<void> {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

async function find(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

const marks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));

test.describe('the search', () => {
  test.beforeEach(async ({ page, paths }) => {
    await page.goto(paths[1] as string);
  });

  test('loads nothing until it is asked for', async ({ page, log }) => {
    await wake(page);
    expect(log.asked(/search/)).toEqual([]);
    await openSearch(page);
    await expect.poll(() => log.asked(/assets\/search\/documents-/)).toHaveLength(1);
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
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

  test('what is typed while the dialog is on its way is not lost', async ({ page }) => {
    await wake(page);
    await page.route(/search-[\w-]+\.css/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.waitForRequest(/search-[\w-]+\.css/);
    await page.keyboard.type('label');
    await expect(field(page)).toHaveValue('label');
  });

  test('a slash in a field is a slash', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('a/b');
    await expect(field(page)).toHaveValue('a/b');
  });

  test('keys walk the list, and the field says which option is chosen', async ({ page }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
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
    await expect(page.locator('.search [role=status]')).toHaveText(/^\d+ results on \d+ pages?$/);
  });

  test('Enter opens the section with its words marked, without a page load; Escape takes the marks away', async ({
    page,
    log,
  }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    await expect(options(page).first()).toContainText(/secret/i);
    await page.keyboard.press('Enter');
    await shows(page, 'product/features/webhooks/');
    await expect(dialog(page)).toBeHidden();
    expect(log.documents).toBe(1);
    await expect(page).toHaveURL(/\?q=webhook%20secret/);
    await expect.poll(() => marks(page)).toContain('secret');
    await expect(page.getByRole('button', { name: 'Clear highlights' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/q=/);
    expect(await marks(page)).toEqual([]);
  });

  test('Tab goes round in the dialog, and the page behind it stays where it is', async ({ page }) => {
    await openSearch(page);
    await find(page, 'labels');
    const inDialog = (): Promise<boolean> => page.evaluate(() => Boolean(document.activeElement?.closest('.search')));
    for (let count = 0; count < 8; count++) {
      await page.keyboard.press(count < 4 ? 'Tab' : 'Shift+Tab');
      expect(await inDialog()).toBe(true);
    }
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.mouse.click(640, 700);
    await expect(dialog(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('Ctrl+Enter opens a new tab and stays', async ({ page, context }) => {
    await openSearch(page);
    await find(page, 'labels');
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(tab).toHaveURL(/q=labels/);
    await expect(dialog(page)).toBeVisible();
  });

  test('typos, synonyms, identifiers in parts and pasted messages are found', async ({ page }) => {
    await openSearch(page);
    for (const [query, page_] of [
      ['webook', /Webhook/],
      ['saved reply', /canned responses/i],
      ['identifier_hash', /identity/i],
      ['HMAC failed', /HMAC failed/],
    ] as const) {
      await find(page, query);
      await expect(page.locator('.search-group').first()).toContainText(page_);
    }
  });

  test('a filter keeps to one guide', async ({ page }) => {
    await openSearch(page);
    await find(page, 'docker');
    await page.getByRole('radio', { name: 'Product' }).check({ force: true });
    await expect(page.locator('.search-note', { hasText: 'Contributing' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Contributing guide' }).check({ force: true });
    await expect(page.locator('.search-note').first()).toHaveText('Contributing guide');
  });

  test('nothing found says what to do', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('xqzvwkjpy');
    await expect(page.getByText('Nothing found for “xqzvwkjpy”.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look through all pages' })).toBeVisible();
  });

  test('loading is said, failing is said, and Retry tries again', async ({ page }) => {
    await wake(page);
    await page.route(/search\/manifest\.json/, (route) => route.abort());
    await openSearch(page);
    await expect(page.getByRole('alert')).toContainText('The search could not be loaded.');
    await page.unroute(/search\/manifest\.json/);
    await page.route(/search\/documents-/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await field(page).fill('labels');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Loading the search…')).toBeVisible();
    await expect(options(page).first()).toBeVisible();
  });

  test('pages opened before are offered when nothing is typed', async ({ page, paths }) => {
    await wake(page);
    await page.goto(paths[2] as string);
    await openSearch(page);
    await expect(page.getByRole('listbox', { name: 'Recently opened pages' }).getByRole('option')).toHaveCount(1);
  });

  for (const [name, query] of [
    ['empty', '   '],
    ['very long', 'conversation status '.repeat(500)],
    ['emoji', '😀🎉🚀'],
    ['right to left', 'مرحبا بالعالم שלום'],
    ['markup', '<script>window.injected = true</script><img src=x onerror="window.injected = true">'],
  ] as const) {
    test(`bad input: ${name}`, async ({ page, log }) => {
      await openSearch(page);
      await field(page).fill(query);
      await page.waitForTimeout(300);
      await find(page, 'labels');
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      expect(log.errors).toEqual([]);
    });
  }

  test('is accessible, in both colour modes', async ({ page }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    await page.evaluate(axeSource);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
      await page.waitForTimeout(300);
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

test('a shared address marks the words on first load, and opens the tab or fold they are in', async ({ page }) => {
  await page.goto('product/features/webhooks/?q=secrets');
  await hydrated(page);
  await expect.poll(() => marks(page)).toContain('secret');
  const place = async (): Promise<{ hidden: boolean; top: number }> =>
    page.evaluate(() => {
      const [first] = CSS.highlights.get('search') ?? [];
      const box = (first as Range).getBoundingClientRect();
      return { hidden: box.height === 0, top: box.top };
    });
  await expect.poll(async () => (await place()).hidden).toBe(false);
  expect((await place()).top).toBeGreaterThan(0);
  expect((await place()).top).toBeLessThan(720);
});

for (const [place, query, text] of [
  ['tab', 'apt-add-repository rael-gc', 'ppa:rael-gc/rvm'],
  ['fold', 'subscribe messaging_seen message_reactions', 'messaging_seen'],
] as const) {
  test(`a result in a closed ${place} opens it`, async ({ page }) => {
    await page.goto('product/');
    await openSearch(page);
    await find(page, query);
    await options(page).filter({ hasText: text }).first().click();
    await page.waitForURL(/[?&]q=/);
    await expect(page.locator('article').getByText(text).first()).toBeInViewport();
    expect((await marks(page)).join(' ')).toContain(text.split(':')[0]);
  });
}

test('when its program does not come: one reload, then the list of all pages', async ({ page, log }) => {
  await page.route(/assets\/open-search-/, (route) => route.abort());
  await page.goto('product/');
  await wake(page);
  await page.keyboard.press('Control+k');
  await reloaded(page);
  await wake(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  // The page and its one reload: the list is drawn by the client.
  expect(log.documents).toBe(2);
});

test('on a phone it fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('product/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  // It moves in.
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a link to all pages stands in its place', async ({ page }) => {
    await page.goto('product/');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
    await page.locator('.navbar').getByRole('link', { name: 'All pages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
  });
});
