import type { Page } from '@playwright/test';
import { pageTypes } from './page-types.ts';
import { expect, hydrate, test } from './site.ts';

/** The longest pages have hundreds of stops of the same kind. */
const mostStops = 60;

/** `place` is the element's number in the document, in which the sidebar counts where it stands: before the text. */
type Stop = { readonly name: string; readonly faults: readonly string[]; readonly place: number };

/** What is wrong with the focused element; undefined when nothing is. */
const look = (page: Page, inside: string): Promise<Stop | undefined> =>
  page.evaluate((within) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || !element.closest(within)) return undefined;
    const faults: string[] = [];
    const label = element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt).join(' ');
    const name = [
      element.ariaLabel,
      labelled,
      label ? label.textContent : '',
      element.innerText,
      pictures,
      element.title,
    ]
      .find((text) => text?.trim())
      ?.trim();
    if (!name) faults.push('has no name');
    // People who control the computer by voice say what is written on a control.
    const written = element.innerText.trim();
    if (element.matches('a, button') && element.ariaLabel && !element.ariaLabel.includes(written))
      faults.push(`is called otherwise than it says: ${written}`);

    // A field that its label draws is as large as the label, and a link that covers a card as large as the card.
    const drawn = (label && getComputedStyle(element).opacity === '0' ? label : element) as HTMLElement;
    const { top, left, bottom, right, width, height } = drawn.getBoundingClientRect();
    if (width < 2 || height < 2) faults.push(`has no size: ${width} × ${height}`);
    const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (x2 - x1 < Math.min(width, 20) - 1 || y2 - y1 < Math.min(height, 20) - 1)
      faults.push('is outside of the screen');
    const isTop = (x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      return Boolean(found && (drawn.contains(found) || found.contains(drawn)));
    };
    // A link over several lines may leave its middle empty, so the corners and the middle of its first line count too.
    const line = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
    const places = [
      [(x1 + x2) / 2, (y1 + y2) / 2],
      [line.left + 3, line.top + line.height / 2],
      [line.right - 3, line.top + line.height / 2],
    ];
    if (!faults.length && !places.some(([x = 0, y = 0]) => isTop(x, y))) faults.push('is covered');

    const ring = [getComputedStyle(drawn), getComputedStyle(element), getComputedStyle(element, '::after')].concat(
      element.nextElementSibling ? [getComputedStyle(element.nextElementSibling)] : [],
    );
    if (!ring.some((style) => style.outlineStyle === 'solid' && style.outlineWidth === '2px'))
      faults.push(`has another focus ring: ${ring[1]?.outline}`);
    const all = [...document.querySelectorAll('*')];
    const isBeside = element.closest('.menu') !== null && innerWidth > 996;
    const before = document.querySelector('.layout');
    const place = isBeside && before ? all.indexOf(before) + all.indexOf(element) / all.length : all.indexOf(element);
    return { name: name ?? element.outerHTML.slice(0, 80), faults, place };
  }, inside);

/** Everything that is wrong on the way through a page by Tab alone, from the focused element until the focus leaves `inside`. */
async function walk(page: Page, inside: string): Promise<{ stops: number; faults: string[] }> {
  const seen: number[] = [];
  const faults: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const found = await look(page, inside);
    if (!found || seen.includes(found.place)) break;
    if (found.place < (seen.at(-1) ?? 0)) faults.push(`“${found.name.slice(0, 50)}” comes after what follows it`);
    seen.push(found.place);
    faults.push(...found.faults.map((fault) => `“${found.name.slice(0, 50)}” ${fault}`));
  }
  return { stops: seen.length, faults };
}

test('each stop of Tab in the frame can be seen, is not covered and has a name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('product/features/webhooks/');
  await hydrate(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const { stops, faults } = await walk(page, 'body');
  expect(stops).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test('Tab goes from the navbar through the sidebar to the text, and “Skip to content” goes straight there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('user-guide/features/csat/');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  const parts: string[] = [];
  for (let stop = 0; stop < 120 && parts.at(-1) !== 'main'; stop++) {
    await page.keyboard.press('Tab');
    const part = await page.evaluate(() => document.activeElement?.closest('.navbar, .menu, main')?.localName);
    if (part && part !== parts.at(-1)) parts.push(part);
  }
  expect(parts).toEqual(['header', 'div', 'main']);
  await page.reload();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
  // So does “Back to top”.
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Back to top' })
    .press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const [type, path, least] of pageTypes) {
  test(`each stop of Tab on the page can be seen, is not covered and has a name, and none is a trap: ${type}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await hydrate(page);
    // The page of a missing path fetches a list of pages.
    await page.waitForLoadState('networkidle');
    const before = page.url();
    await page.locator('#content').focus();
    const { stops, faults } = await walk(page, 'main');
    expect(stops).toBeGreaterThan(least);
    expect(faults).toEqual([]);

    // Backward from the last stop of the content to the first, then forward, and out at both ends.
    const ends = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)');
      const list = [...all].filter((element) => element.checkVisibility() && element.tabIndex === 0);
      list[0]?.setAttribute('data-end', 'first');
      list.at(-1)?.setAttribute('data-end', 'last');
      return {
        stops: list.length,
        forced: document.querySelectorAll('[tabindex]:not([tabindex="0"], [tabindex="-1"])').length,
      };
    });
    expect(ends.stops).toBeGreaterThan(1);
    expect(ends.forced, 'an order of its own').toBe(0);
    await page.locator('[data-end=last]').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus'), 'Tab leaves the last control').toHaveCount(0);
    await page.locator('[data-end=first]').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('main :focus'), 'Shift+Tab leaves the first').toHaveCount(0);
    expect(page.url(), 'focus changes no page').toBe(before);
  });
}

test('a hidden panel isn’t a Tab stop, and Wrap comes before Copy', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('product/features/webhooks/verify-signatures/');
  await hydrate(page);
  const hidden = page.locator('[role=tabpanel][hidden]');
  expect(await hidden.count()).toBeGreaterThan(0);
  await expect(page.locator('[role=tabpanel][tabindex]')).toHaveCount(0);
  // The output of a program has no Copy button.
  const buttons = page
    .locator('.code-buttons')
    .filter({ has: page.getByRole('button', { name: /wrap/i }) })
    .filter({ has: page.getByRole('button', { name: /copy/i }) });
  const wrap = buttons.first().getByRole('button', { name: /wrap/i });
  const copy = buttons.first().getByRole('button', { name: /copy/i });
  await wrap.focus();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  const [left, right] = await Promise.all([wrap.boundingBox(), copy.boundingBox()]);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});
