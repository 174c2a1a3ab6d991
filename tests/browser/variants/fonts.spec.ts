import { expect, type Page } from '@playwright/test';
import { recordShifts } from '../layout-shifts.ts';
import { variantTest } from './variant.ts';

const test = variantTest('fonts');
test.describe.configure({ mode: 'default' });

/** Names of the fonts that Chromium has drawn an element with. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  await session.send('CSS.enable');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Where every line of text of the page is. */
const linesOf = (page: Page): Promise<string[]> =>
  page.locator('article').evaluate((article) =>
    [...article.querySelectorAll('h1, h2, p, pre')].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { top, height } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(top)} ${Math.round(height)}`;
    }),
  );

test('text and code are in the owner’s fonts, from this origin, and nothing shifts', async ({ page, site }) => {
  const shifts = await recordShifts(page);
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).origin));
  await page.goto(site, { waitUntil: 'networkidle' });
  expect(await fontsOf(page, 'article p')).toEqual(['Inter']);
  expect(await fontsOf(page, 'article h2')).toEqual(['Inter']);
  expect(await fontsOf(page, 'article pre code')).toEqual(['DejaVu Sans Mono']);
  expect(new Set(fonts)).toEqual(new Set([new URL(site).origin]));
  expect(await shifts()).toBe(0);
  await page.locator('article').getByRole('link', { name: 'second page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-route', '/second/');
  await expect.poll(() => fontsOf(page, 'article p')).toEqual(['Inter']);
  expect(await shifts()).toBe(0);
});

test('a reader whose connection is slow keeps the fallback, in which nothing is elsewhere', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site, { waitUntil: 'networkidle' });
  const lines = await linesOf(page);
  const slow = await browser.newPage({ viewport: page.viewportSize() });
  const shifts = await recordShifts(slow);
  await slow.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue().catch(() => {});
  });
  await slow.goto(site, { waitUntil: 'load' });
  await slow.waitForTimeout(1000);
  expect(await fontsOf(slow, 'article p')).not.toContain('Inter');
  expect(await linesOf(slow)).toEqual(lines);
  expect(await shifts()).toBe(0);
  await slow.close();
});

test('letters of the fallback are as wide as those of the font, and its lines as high', async ({ page, site }) => {
  await page.goto(site, { waitUntil: 'networkidle' });
  const sizes = await page.evaluate(() => {
    const text = document.querySelector('article p')?.textContent ?? '';
    const measure = (family: string, weight: number) => {
      const span = document.createElement('span');
      span.append(text);
      Object.assign(span.style, { fontFamily: family, fontWeight: weight, position: 'absolute', whiteSpace: 'nowrap' });
      // Large, because small letters are rounded to whole pixels.
      Object.assign(span.style, { fontSize: '100px', lineHeight: 'normal' });
      document.body.append(span);
      const { width, height } = span.getBoundingClientRect();
      span.remove();
      return { width, height };
    };
    return [400, 600].map((weight) => [measure('"Site Text"', weight), measure('"Site Text fallback 3"', weight)]);
  });
  for (const [font, fallback] of sizes) {
    expect((fallback?.width ?? 0) / (font?.width ?? 1)).toBeGreaterThan(0.97);
    expect((fallback?.width ?? 0) / (font?.width ?? 1)).toBeLessThan(1.03);
    expect(Math.abs((fallback?.height ?? 0) - (font?.height ?? 0))).toBeLessThan(2);
  }
});
