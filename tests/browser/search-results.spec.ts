import { dialog, field, find, marks, openSearch, options } from './search-page.ts';
import { clientScript, expect, hydrate, shows, test } from './site.ts';

test.describe('results of the search', () => {
  test.beforeEach(async ({ page, paths }) => {
    await page.goto(paths[1] as string);
  });

  test('a result opens with its words marked, without a page load; Escape removes the marks', async ({ page, log }) => {
    await hydrate(page);
    await openSearch(page);
    await find(page, 'webhook secret');
    await expect(options(page).first()).toContainText(/webhooks/i);
    await expect(options(page).nth(1)).toContainText(/secret/i);
    await expect(options(page).first()).toHaveAttribute('href', /product\/features\/webhooks\//);
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

  test('before the client has loaded, a result is a link like any other', async ({ page, log }) => {
    await page.route(clientScript, () => {
      // Never answered.
    });
    await openSearch(page);
    await find(page, 'webhook secret');
    // The first results come from titles alone and may be in another order.
    await expect(options(page).first()).toHaveAttribute('href', /product\/features\/webhooks\//);
    await page.keyboard.press('Enter');
    await shows(page, 'product/features/webhooks/');
    expect(log.documents).toBe(2);
    // A separate script highlights its words.
    await expect.poll(() => marks(page)).toContain('secret');
  });

  test('Enter pressed before the results arrive opens the first of them when they do', async ({ page }) => {
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/search\/(index|texts)-/, async (route) => {
      await asked;
      await route.continue();
    });
    await openSearch(page);
    await expect(page.getByRole('group', { name: 'Popular pages' })).toBeVisible();
    await field(page).fill('webhook secret');
    await page.keyboard.press('Enter');
    answer();
    await shows(page, 'product/features/webhooks/');
    await expect(page).toHaveURL(/\?q=webhook%20secret/);
  });

  test('the title of a page is a result, with its place in the sidebar; its sections follow', async ({ page }) => {
    await openSearch(page);
    await find(page, 'webhook secret');
    const group = page.getByRole('group', { name: /webhooks$/i });
    await expect(group.getByRole('option').first()).toHaveAttribute('href', /\/webhooks\/\?q=webhook%20secret$/);
    await expect(group.getByRole('option').nth(1)).toHaveAttribute('href', /\/webhooks\/\?q=webhook%20secret#/);
    // Nearly every page is in the first guide, whose name would say nothing.
    await expect(group.getByRole('option').first()).not.toContainText('User Guide');
    const titles = await group.getByRole('option').locator('.search-title').allTextContents();
    expect(new Set(titles).size, 'no title twice').toBe(titles.length);
  });

  test('Ctrl+Enter opens a new tab and stays', async ({ page, context }) => {
    await openSearch(page);
    await find(page, 'labels');
    // Recently read pages are listed before the results; Enter opens the first option of the results.
    await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
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
      await expect(dialog(page).getByRole('group').nth(1)).toContainText(page_);
    }
  });

  test('a filter keeps to one guide', async ({ page }) => {
    await openSearch(page);
    await find(page, 'docker');
    await page.getByRole('radio', { name: 'Contributing' }).check({ force: true });
    await expect(options(page).first()).toHaveAttribute('href', /^\/contributing-guide\//);
    await page.getByRole('radio', { name: 'User Guide' }).check({ force: true });
    await expect(options(page).first()).not.toHaveAttribute('href', /^\/contributing-guide\//);
    for (const option of await options(page).all())
      await expect(option).not.toHaveAttribute('href', /^\/contributing-guide\//);
  });

  test('pages opened before are offered when nothing is typed', async ({ page, paths }) => {
    await hydrate(page);
    await page.goto(paths[2] as string);
    await openSearch(page);
    const recent = page.getByRole('group', { name: 'Recently opened' });
    await expect(recent.getByRole('option')).toHaveCount(1);
    await expect(recent.getByRole('option')).toHaveAttribute('href', `/${paths[1]}`);
    await find(page, 'labels');
    await expect(recent).toHaveCount(0);
    await field(page).fill('');
    await expect(recent).toBeVisible();
  });

  test('and so are popular pages', async ({ page }) => {
    await openSearch(page);
    const popular = page.getByRole('group', { name: 'Popular pages' }).getByRole('option');
    await expect(popular).toHaveCount(6);
    await expect(popular.first()).toHaveText('Jobs');
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
      // Its results arrive before those of the next query.
      await find(page, 'labels');
      await expect(options(page).first()).toContainText(/label/i);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      expect(log.errors).toEqual([]);
    });
  }
});

test('a shared URL marks the words on first load, and opens the tab or accordion they are in', async ({ page }) => {
  await page.goto('product/features/webhooks/?q=secrets');
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
