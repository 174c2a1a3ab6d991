import { expect } from '@playwright/test';
import { siteTest } from './variant.ts';

const test = siteTest('google');
test.describe.configure({ mode: 'default' });

/** Replaces Google's script, and sends each event it receives, as the real one does. */
const gtag = `
  const send = (command) => command[0] === 'event' && fetch('https://www.google-analytics.com/g/collect?en=' + command[1], { method: 'POST', body: JSON.stringify({ config: dataLayer[1][2], ...command[2] }) });
  for (const command of dataLayer) send(command);
  dataLayer.push = (command) => send(command);
`;

test('Google Analytics gets one view for each page, with the address made anonymous', async ({ page, site: url }) => {
  const scripts: string[] = [];
  const views: Record<string, unknown>[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: gtag });
  });
  await page.route('https://www.google-analytics.com/**', (route) => {
    views.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ status: 204 });
  });
  await page.goto(url);
  await expect.poll(() => views).toHaveLength(1);
  await page.locator('article a').first().click();
  await expect.poll(() => views).toHaveLength(2);
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
  expect(
    views.map((view) => [view['page_location'], view['page_title'], view['anonymize_ip'], view['config']]),
  ).toEqual([
    [url, 'Variant home | Variant Docs', true, { anonymize_ip: true, send_page_view: false }],
    [`${url}second/`, 'Second page | Variant Docs', true, { anonymize_ip: true, send_page_view: false }],
  ]);
});

test('without search: no button, no keys, no files of it', async ({ page, request, site: url }) => {
  await page.route(/google/, (route) => route.abort());
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('button', { name: /search/i })).toHaveCount(0);
  await expect(page.locator('link[rel=search]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  // No dialog opens within this time.
  await page.waitForTimeout(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const file of ['search/manifest.json', 'opensearch.xml'])
    expect((await request.get(url + file)).status()).toBe(404);
});
