import type { Page } from '@playwright/test';
import { expect, hydrate, test } from './site.ts';

/** One page of each type, and those with the most to tab through. */
const samples: readonly [type: string, path: string][] = [
  ['home', ''],
  ['landing', 'product/'],
  ['task', 'user-guide/features/automations/'],
  ['concept', 'user-guide/features/reports/concepts/'],
  ['reference', 'product/channels/live-chat/sdk/identity-validation/'],
  ['channel', 'product/channels/line/'],
  ['block', 'product/ai-assistant/rule-based/blocks/inputs/buttons/'],
  ['API', 'api-reference/contacts/contact-create/'],
  ['live tool', 'product/channels/supported-features/'],
  ['code', 'product/features/webhooks/'],
  ['index', 'pages/product/channels/'],
  ['not found', 'no/such/page/'],
];
/** Enough to get through the frame and the first screens of a page; the longest pages have some hundred stops. */
const mostStops = 160;

type Stop = { readonly name: string; readonly faults: readonly string[]; readonly key: string };

/** What is wrong with the element that has the focus; undefined when nothing has it. */
const look = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const faults: string[] = [];
    const label = element.closest('label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    const name = [element.ariaLabel, labelled, label ? label.textContent : '', element.innerText, element.title]
      .find((text) => text?.trim())
      ?.trim();
    if (!name) faults.push('has no name');

    // A field that is drawn by its label is as large as that, a link that covers a card as large as the card.
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
    // Lines of a link may leave its middle empty: the corners and the middle of its first line count as well.
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
    return { name: name ?? element.outerHTML.slice(0, 80), faults, key: String(all.indexOf(element)) };
  });

/** Everything that is wrong on the way through a page by Tab alone. */
async function walk(page: Page): Promise<{ stops: number; faults: string[] }> {
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const found = await look(page);
    if (!found || seen.has(found.key)) break;
    seen.add(found.key);
    faults.push(...found.faults.map((fault) => `“${found.name.slice(0, 50)}” ${fault}`));
  }
  return { stops: seen.size, faults };
}

for (const [type, path] of samples) {
  test(`each stop of Tab can be seen, is not covered and has a name: ${type}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const { stops, faults } = await walk(page);
    expect(stops).toBeGreaterThan(15);
    expect(faults).toEqual([]);
  });
}

test('a panel that is not shown takes no stop, and Wrap comes before Copy', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('product/features/webhooks/');
  await hydrate(page);
  const hidden = page.locator('[role=tabpanel][hidden]');
  expect(await hidden.count()).toBeGreaterThan(0);
  await expect(page.locator('[role=tabpanel][tabindex]')).toHaveCount(0);
  const buttons = page.locator('.code-buttons:has(.wrap)').first().getByRole('button');
  await expect(buttons).toHaveText(['', '']);
  const [wrap, copy] = await buttons.all();
  await expect(wrap as never).toHaveAccessibleName(/wrap/i);
  await expect(copy as never).toHaveAccessibleName(/copy/i);
  const [left, right] = await Promise.all([wrap?.boundingBox(), copy?.boundingBox()]);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});
