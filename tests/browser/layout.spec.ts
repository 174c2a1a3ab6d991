import { clipped } from './clipped.ts';
import { recordShifts } from './layout-shifts.ts';
import { pageTypes } from './page-types.ts';
import { expect, hydrate, test } from './site.ts';

test('content that moves what follows it is a layout shift', async ({ page }) => {
  const shifts = await recordShifts(page);
  await page.goto('product/');
  expect(await shifts()).toBe(0);
  await page.evaluate(() => document.querySelector('main')?.prepend('Late text'));
  await expect.poll(shifts).toBeGreaterThan(0);
});

test('a long name of the site is cut off, on one line, and what follows it stays in view', async ({ page }) => {
  await page.goto('');
  const name = page.locator('.brand span');
  await name.evaluate((element) => (element.textContent = 'Harbor handbook for everyone who steers a boat'));
  for (const [width, last] of [
    [320, '.menu-button'],
    [1040, '.color-toggle'],
    [1280, '.color-toggle'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await name.boundingBox();
    expect(shown?.height).toBeLessThan(40);
    const search = await page.locator('.navbar .search-button').boundingBox();
    expect((shown?.x ?? width) + (shown?.width ?? 1)).toBeLessThanOrEqual(search?.x ?? 0);
    const control = await page.locator(`.navbar ${last}`).boundingBox();
    expect((control?.x ?? width) + (control?.width ?? 1)).toBeLessThanOrEqual(width);
    expect(control?.width).toBeGreaterThan(30);
  }
});

test('a tile of the home page opens wherever it is clicked, and so do its stops and cards', async ({ page }) => {
  await page.goto('');
  const elsewhere = await page.evaluate(() =>
    [...document.querySelectorAll('.doors > li, .path-strip > li, .tool-cards > li, .cards > li')].flatMap((door) => {
      door.scrollIntoView({ block: 'center' });
      const { left, top, right, bottom } = door.getBoundingClientRect();
      const title = door.querySelector('.card-title a');
      return [left + 8, right - 8]
        .flatMap((x) => [top + 8, bottom - 8].map((y) => ({ x, y })))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('a') !== title)
        .map(({ x, y }) => `${title?.textContent}: ${Math.round(x - left)},${Math.round(y - top)}`);
    }),
  );
  expect(elsewhere).toEqual([]);
  await expect(page.locator('.doors > li')).not.toHaveCount(0);
});

test('what is out of sight is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('product/features/webhooks/');
  await hydrate(page);
  expect(await clipped(page)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.cut { inline-size: 5rem; overflow: hidden; white-space: nowrap }
      .low { block-size: 1rem; overflow: clip }
      .off { position: relative; inset-inline-start: 90vw; overflow-wrap: normal }
      .none { font-size: 0 }`,
    );
    document.adoptedStyleSheets.push(sheet);
    // Element by element, because the site's policy refuses HTML as text.
    const add = (parent: Element | null | undefined, name: string, className = '', ...content: (string | Node)[]) => {
      const element = document.createElement(name);
      element.className = className;
      element.append(...content);
      parent?.append(element);
      return element;
    };
    const prose = document.querySelector('.prose');
    add(prose, 'p', 'cut', 'Words that are cut off at the end');
    add(prose, 'p', 'low', 'Words', document.createElement('br'), 'below');
    add(prose, 'p', 'off', 'Elsewhere');
    add(add(add(add(prose, 'table'), 'tbody'), 'tr'), 'td', 'none', 'Nothing');
  });
  expect(await clipped(page)).toEqual([
    'cut off: p.cut “Words that are cut off at the end”',
    'cut off: p.low “Wordsbelow”',
    'outside of the screen: p.off “Elsewhere”',
    'empty on screen: td.none “Nothing”',
  ]);
});

test('the search field of the 404 page begins with its label, on a touch screen too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL as string,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('there/is/no/such/page/');
  const gap = await page.locator('.not-found-search').evaluate((button) => {
    const icon = button.querySelector('svg') as SVGElement;
    return icon.getBoundingClientRect().left - button.getBoundingClientRect().left;
  });
  expect(gap).toBeLessThan(20);
  await context.close();
});

test('the title begins at the same place on pages of every type', async ({ page }) => {
  test.slow();
  const edges: Record<number, Record<string, number>> = { 768: {}, 1280: {}, 1440: {}, 1920: {} };
  for (const [type, path] of pageTypes.filter(([name]) => name !== 'home')) {
    // With its style sheet.
    await page.goto(path);
    for (const [width, lefts] of Object.entries(edges)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      lefts[type] = await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left);
    }
  }
  for (const [width, lefts] of Object.entries(edges))
    expect(new Set(Object.values(lefts)).size, `${width} px: ${JSON.stringify(lefts)}`).toBe(1);
});

test('the home page shows a conversation on a phone, and two tiles side by side on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  await expect(page.locator('.hero .s-main')).toBeVisible();
  await expect(page.locator('.hero .s-conversations')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  const [first, second] = await Promise.all(
    [0, 1].map((index) => page.locator('.doors > li').nth(index).boundingBox()),
  );
  expect(second?.y).toBe(first?.y);
  // On a desktop four, none of whose titles wraps, and four tools.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [tiles, lines] of [
    ['.doors > li', 1],
    ['.tool-cards > li', 2],
  ] as const) {
    const boxes = await page.locator(tiles).evaluateAll((all) =>
      all.map((tile) => {
        const title = tile.querySelector('.card-title a') as Element;
        const height = Number.parseFloat(getComputedStyle(title).lineHeight);
        return [tile.getBoundingClientRect().top, Math.round(title.getBoundingClientRect().height / height)] as const;
      }),
    );
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(([top]) => top)).size).toBe(1);
    for (const [, count] of boxes) expect(count).toBeLessThanOrEqual(lines);
  }
});

test('the 404 page keeps to one column, and the page of a missing folder is its first guess', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('product/chanels/whatsap/');
  await expect(page.locator('.nearest li').first()).toContainText('/product/channels/whatsapp/whatsapp-cloud/');
  const edges = await page
    .locator('.nearest, .not-found-search, main .cards')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(new Set(edges).size).toBe(1);
});
