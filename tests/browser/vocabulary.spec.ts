import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { recordShifts } from './layout-shifts.ts';
import { hydrate } from './site.ts';
import { variantTest } from './variants/variant.ts';

/** What authors write, in the browser: a small site with every component on its first page. */
const test = variantTest('vocabulary');

test.describe.configure({ mode: 'default' });

const set = (page: Page, index: number): Locator => page.locator('.tabs').nth(index);
const top = async (locator: Locator): Promise<number> => Math.round((await locator.boundingBox())?.y ?? NaN);

test.describe('tabs', () => {
  test('the click that loads the client takes effect, and the group follows without moving the tab', async ({
    page,
  }) => {
    await page.goto('');
    const tab = set(page, 1).getByRole('tab', { name: 'Ruby' });
    await tab.scrollIntoViewIfNeeded();
    const before = await top(tab);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(set(page, 1).getByText('Ruby, second set.')).toBeVisible();
    await expect(set(page, 1).getByText('JavaScript, second set.')).toBeHidden();
    await expect(set(page, 0).getByRole('tab', { name: 'Ruby' })).toHaveAttribute('aria-selected', 'true');
    await expect(set(page, 2).getByRole('tab', { name: 'In the app' })).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top(tab)) - before), 'pixels it moved').toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => localStorage.getItem('tabs.language'))).toBe('Ruby');
  });

  test('the choice is remembered on the next page and after a reload, before anything is painted', async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto('');
    await hydrate(page);
    await set(page, 0).getByRole('tab', { name: 'Ruby' }).click();
    await page.locator('.callout a').click();
    await expect(page).toHaveURL(/\/second\/$/);
    await expect(set(page, 0).getByRole('tab', { name: 'Ruby' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(set(page, 0).getByRole('tab', { name: 'Ruby' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('pre').filter({ hasText: 'puts "first"' })).toBeVisible();
    await hydrate(page);
    expect(await shifts()).toBe(0);
  });

  test('a set without the chosen label stays as it is', async ({ page }) => {
    await page.goto('');
    await hydrate(page);
    await set(page, 0).getByRole('tab', { name: 'Python' }).click();
    await expect(set(page, 0).getByText('Nothing but words.')).toBeVisible();
    await expect(set(page, 1).getByText('JavaScript, second set.')).toBeVisible();
  });

  test('arrow keys, Home and End', async ({ page }) => {
    await page.goto('');
    await hydrate(page);
    const [first, second, third] = ['JavaScript', 'Ruby', 'Python'].map((name) =>
      set(page, 0).getByRole('tab', { name }),
    ) as [Locator, Locator, Locator];
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(third).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(third).toBeFocused();
    await page.keyboard.press('Home');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    // One stop in the tab order; the next one comes after the tabs.
    await page.keyboard.press('Tab');
    await expect(set(page, 0).getByRole('tablist').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
  });

  for (const hash of ['#tab-by-api', '#inside-a-panel']) {
    test(`a link to ${hash} opens its panel`, async ({ page }) => {
      await page.goto(hash);
      await expect(page.getByText('The word quokka')).toBeVisible();
      await hydrate(page);
      await expect(set(page, 2).getByRole('tab', { name: 'By API' })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('Words of the first panel.')).toBeHidden();
      await expect(page.locator(hash)).toBeInViewport();
    });
  }

  test('a link followed later opens its panel, and so does the search of the browser', async ({ page }) => {
    await page.goto('');
    await hydrate(page);
    await page.evaluate(() => void (location.hash = '#inside-a-panel'));
    await expect(page.locator('#inside-a-panel')).toBeInViewport();
    await expect(set(page, 2).getByRole('tab', { name: 'By API' })).toHaveAttribute('aria-selected', 'true');
    await set(page, 2).getByRole('tab', { name: 'In the app' }).click();
    await expect(page.getByText('The word quokka')).toBeHidden();
    // A text fragment is found as the browser's own search finds it: `beforematch` fires, then the panel opens.
    await page.goto('about:blank');
    await page.goto('#:~:text=The%20word%20quokka');
    await expect(page.getByText('The word quokka')).toBeVisible();
    await hydrate(page);
    await expect(set(page, 2).getByRole('tab', { name: 'By API' })).toHaveAttribute('aria-selected', 'true');
  });

  test('with storage blocked, only the choice is not remembered', async ({ page, errors }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto('');
    await hydrate(page);
    await set(page, 0).getByRole('tab', { name: 'Ruby' }).click();
    await expect(set(page, 1).getByText('Ruby, second set.')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('code', () => {
  test('copies what the reader needs and says so', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(site).origin });
    await page.goto('');
    await hydrate(page);
    const block = page.locator('figure.code').filter({ hasText: 'server.js' });
    await block.hover();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const server = createServer();\nserver.listen(3000);\n\nserver.close();',
    );
    await expect(page.locator('figure.output').getByRole('button')).toHaveCount(0);
  });

  test('the keyboard reaches each button once, and nothing moves', async ({ page }) => {
    const shifts = await recordShifts(page);
    await page.goto('');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await hydrate(page);
    const block = page.locator('figure.code').filter({ hasText: 'app.js' });
    const copy = block.getByRole('button', { name: 'Copy code' });
    await expect(copy).toHaveCount(1);
    await copy.focus();
    await expect(block.locator('.code-buttons')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await shifts()).toBe(0);
    // Away and back: the page is rendered again, and its buttons with it.
    await page.locator('.callout a').click();
    await expect(page).toHaveURL(/\/second\/$/);
    await page.goBack();
    await expect(copy).toHaveCount(1);
  });

  test('long lines wrap on request, and only what is cut off can be focused', async ({ page }) => {
    await page.goto('');
    await hydrate(page);
    const long = page.locator('figure.code').filter({ hasText: 'app.js' });
    const pre = long.locator('pre');
    await expect(pre).toHaveAttribute('tabindex', '0');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    const wrap = long.getByRole('button', { name: 'Wrap lines' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(pre).not.toHaveAttribute('tabindex');
    await wrap.click();
    await expect(pre).toHaveAttribute('tabindex', '0');
    await expect(
      page.locator('figure.code').filter({ hasText: '"a"' }).getByRole('button', { name: 'Wrap lines' }),
    ).toHaveCount(0);
  });
});

test.describe('tables', () => {
  test('the filter narrows the rows, counts them, and says when none match', async ({ page }) => {
    await page.goto('');
    const table = page.locator('.data-table').first();
    const box = table.getByRole('searchbox', { name: 'Filter: Widget settings' });
    // Typed before the client has loaded.
    await box.fill('launcher expanded');
    await expect(table.locator('.property:visible')).toHaveCount(2);
    await expect(table.getByRole('status')).toHaveText(/^2 of \d+$/);
    await box.fill('no such thing');
    await expect(table.getByRole('status')).toHaveText('Nothing matches “no such thing”.');
    await box.fill('');
    await expect(table.getByRole('status')).toBeEmpty();
    await expect(table.locator('.property:visible').nth(5)).toBeVisible();
  });

  test('each row has an anchor', async ({ page }) => {
    await page.goto('#widget-settings-locale');
    await expect(page.locator('#widget-settings-locale .property-name')).toHaveText('locale');
    await expect(page.locator('#widget-settings-locale')).toBeInViewport();
  });

  test('is a labeled region in the tab order only while it overflows', async ({ page }) => {
    await page.setViewportSize({ width: 250, height: 740 });
    await page.goto('');
    await hydrate(page);
    const region = page.getByRole('region').filter({ hasText: 'Opens after lunch' });
    await expect(region).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(region).toHaveCount(0);
  });
});

test('a video requests nothing until the reader plays it', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  await page.goto('');
  await hydrate(page);
  const play = page.getByRole('button', { name: 'Play: A tour of the app' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.locator('.video iframe')).toHaveAttribute('title', 'A tour of the app');
  await expect(page.locator('.video iframe')).toBeFocused();
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abc123?autoplay=1']);
});

test('an accordion opens by link', async ({ page }) => {
  await page.goto('');
  await hydrate(page);
  await expect(page.getByText('A minute.')).toBeHidden();
  await page.evaluate(() => void (location.hash = '#how-long-does-it-take'));
  await expect(page.getByText('A minute.')).toBeVisible();
});

test('keys are those of the platform', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('.keys-other')).toBeVisible();
  await expect(page.locator('.keys-mac')).toBeHidden();
  const width = (await page.locator('.keys:has(.keys-mac)').boundingBox())?.width;
  await page.evaluate(() => void (document.documentElement.dataset['platform'] = 'mac'));
  await expect(page.locator('.keys-mac')).toBeVisible();
  await expect(page.locator('.keys-other')).toBeHidden();
  expect((await page.locator('.keys:has(.keys-mac)').boundingBox())?.width).toBe(width);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is below its label, and nothing needs script', async ({ page }) => {
    await page.goto('');
    for (const text of [
      'JavaScript, second set.',
      'Ruby, second set.',
      'Words of the first panel.',
      'The word quokka',
      'Inside a panel',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByText('Ctrl+K (Mac: ⌘+K)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play: A tour of the app' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abc123',
    );
  });
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`accessible and no wider than the screen: ${theme}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto('');
      await hydrate(page);
      await page.evaluate(axeSource);
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
        return (await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })).violations;
      });
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
        ),
      ).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
