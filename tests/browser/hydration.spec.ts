import { expect, hydrated, test } from './site.ts';

test('every page is taken over as it stands', async ({ page, request, log }) => {
  test.setTimeout(300_000);
  const routes = (await (await request.get('routes.json')).json()) as [string, string][];
  for (const [path] of routes) {
    await page.goto(path.slice(1));
    const before = await page.locator('article').innerText();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await page.waitForTimeout(50);
    expect.soft(log.errors.filter((text) => !text.startsWith('Failed to load resource')), path).toEqual([]);
    expect.soft((await page.locator('article').innerText()).slice(0, 200), path).toBe(before.slice(0, 200));
    log.errors.length = 0;
  }
});
