import { clientScript, expect, hydrate, intend, test } from './site.ts';

const mode = 'html';

test('the first visit is light, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'light');
});

test('a choice is kept under `theme` and stands before the first paint', async ({ page, paths }) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  // The color mode of every frame from the first one on, recorded while the document is parsed.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
      if (seen.length < 20) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(paths[0] as string);
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBe(20);
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(new Set(['dark']));
});

test('the first press counts exactly once, even before the client has loaded and in dark mode', async ({
  page,
  log,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', localStorage.getItem('theme') ?? 'dark'));
  await page.route(clientScript, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('');
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(log.asked(/\.js$/), 'it needs no client').toEqual([]);
  // Clicks while the client takes over: each counts once.
  await intend(page);
  let presses = 1;
  while (!(await page.locator('html[data-hydrated]').count())) {
    await toggle.evaluate((button: HTMLElement) => button.click());
    presses++;
  }
  await expect(page.locator(mode)).toHaveAttribute('data-theme', presses % 2 ? 'light' : 'dark');
});

test('two tabs stay in sync', async ({ page, context, paths }) => {
  await page.goto('');
  await hydrate(page);
  const other = await context.newPage();
  await other.goto(paths[0] as string);
  // Nobody has used this tab yet.
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(other.locator(mode)).toHaveAttribute('data-theme', 'dark');
  await hydrate(other);
  await expect(other.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'light');
});

test('a stored value that isn’t a color mode is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.goto('');
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'light');
});

test('with storage blocked, the toggle works and one warning is logged', async ({ page, log }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('');
  await hydrate(page);
  const toggle = page.getByRole('button', { name: 'Dark mode' });
  await toggle.click();
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(page.locator(mode)).toHaveAttribute('data-theme', 'light');
  expect(log.warnings.filter((text) => /storage/i.test(text))).toHaveLength(1);
  expect(log.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
