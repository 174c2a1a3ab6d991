import { expect, hydrate, shows, siteUrl, test } from './site.ts';

test.use({ prefetch: true });

test('after hydration the next, the previous and the visible pages are prefetched, ten at most, and open without a request', async ({
  page,
  log,
  paths,
}) => {
  const middle = paths[20] as string;
  await page.goto(middle);
  const pager = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
  const [previous, next] = (await Promise.all([0, 1].map((index) => pager.nth(index).getAttribute('href')))) as [
    string,
    string,
  ];
  await hydrate(page);
  await expect.poll(() => log.asked(/page\.json$/).length).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  const asked = log.asked(/page\.json$/);
  expect(asked.length).toBeLessThanOrEqual(10);
  expect(asked.slice(0, 2)).toEqual([`${next}page.json`, `${previous}page.json`]);
  await page.getByRole('link', { name: /^Next/ }).click();
  await shows(page, next.slice(1));
  expect(log.asked(/page\.json$/).filter((path) => path === `${next}page.json`)).toHaveLength(1);
});

const hoverLink = async (page: import('@playwright/test').Page, href: string): Promise<void> => {
  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url, textContent: 'Hover me', id: 'hover-me' });
    link.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:9999;background:#fff';
    document.body.append(link);
  }, new URL(href, siteUrl).href);
  await page.hover('#hover-me');
};

test('hovering a link fetches its page once', async ({ page, log, paths }) => {
  // A page that is neither the next one nor in view.
  const [first, far] = [paths[0], paths.at(-1)] as [string, string];
  await page.goto(first);
  await hydrate(page);
  await hoverLink(page, far);
  const payloads = (): string[] => log.asked(/page\.json$/).filter((path) => path.endsWith(`/${far}page.json`));
  await expect.poll(payloads).toHaveLength(1);
  await page.mouse.move(600, 300);
  await page.hover('#hover-me');
  await page.click('#hover-me');
  await shows(page, far);
  expect(payloads()).toHaveLength(1);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page, log, paths }) => {
    const [first, second] = paths as [string, string];
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    await page.goto(first);
    await hydrate(page);
    await hoverLink(page, second);
    // Nothing is fetched while the pointer rests, for longer than the delay before a prefetch.
    await page.waitForTimeout(500);
    expect(log.asked(/page\.json$/)).toEqual([]);
    await page.click('#hover-me');
    await shows(page, second);
    expect(log.asked(/page\.json$/)).toHaveLength(1);
  });
}
