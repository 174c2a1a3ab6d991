import { test as base, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { BuiltSite } from '../budgets/built-site.ts';
import { clipped } from './clipped.ts';
import { flaws } from './flaws.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { expect, hydrated } from './site.ts';
import { ahead, sizes, Tabs, type Size } from './tabs.ts';
import { tooWide } from './too-wide.ts';
import { isWritten } from './written.ts';

/**
 * Every page of the site, in both color modes, on a phone and on a desktop: accessible, hydrated without a mismatch, no wider than
 * the screen, nothing clipped or spoiled (`flaws.ts`), no layout shift, and no script before the reader does something.
 */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const test = base.extend<object, { tabs: Tabs }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = await Tabs.start(browser, watchShifts);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
});

/** No page is higher than this on a desk as it opens, in px. */
const longest = 12_000;

type Look = readonly [size: Size, theme: 'light' | 'dark'];

/**
 * How axe looks at a page. Pages share their components, so a page that somebody wrote is looked at on a desk in one color mode and on
 * a phone in the other, and the next one the other way round. A generated page has a form that others have too, and gets one of the
 * four looks in turn. Everything but axe looks at each page in both sizes.
 */
function looksAt(path: string, index: number): readonly Look[] {
  const [one, other] = index % 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const looks: readonly Look[] = [
    ['desk', one],
    ['phone', other],
  ];
  return isWritten(path) ? looks : looks.slice(index % 4 < 2 ? 0 : 1).slice(0, 1);
}

/** Rules about what is painted where. The others read the markup, which is the same on a desk and on a phone. */
const painted = { runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] } };

/**
 * Where three rules look that would take longer than all others together: in the article, and for contrast outside of code. The frame
 * is the same on all pages and so are the colors of code, so they are looked at on every tenth page.
 */
const inArticle = [
  { id: 'color-contrast', selector: 'main *:not(pre *)' },
  { id: 'link-in-text-block', selector: 'main a[href]' },
  { id: 'target-size', selector: 'main *' },
];

/** What axe finds wrong in a color mode, as one line each: rule, element, what is wrong. */
async function violations(page: Page, theme: string, run: object, rules: readonly object[]): Promise<string[]> {
  const found = await page.evaluate(
    async ([mode, options, places]) => {
      document.documentElement.dataset['theme'] = mode;
      type Axe = { configure: (spec: object) => void; run: (options: object) => Promise<AxeResults> };
      const axe = (opener as { axeOf: (window: Window) => Axe }).axeOf(window);
      axe.configure({ rules: places });
      return (await axe.run({ ...options, resultTypes: ['violations'] })).violations;
    },
    [theme, run, rules] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );
}

const paths = [...new BuiltSite().pages().map(({ path }) => path.slice(1)), 'there/is/no/such/page/'];

/** Pages that follow each other in one worker, so that it knows which pages come next. */
const together = 72;

/** Describes the check of one page of a group. */
function check(index: number, group: readonly string[]): void {
  const path = paths[index] as string;
  const place = group.indexOf(path);
  const next = group.slice(place + 1, place + 1 + ahead);
  test(`/${path}`, async ({ tabs }) => {
    const tab = await tabs.take(path, next);
    const { page, log } = tab;
    const missing = path.startsWith('there/');
    expect(tab.status).toBe(missing ? 404 : 200);
    expect.soft(tab.scripts, 'scripts that nobody needs yet').toEqual([]);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
    await page.keyboard.press('Tab');
    await hydrated(page).catch(() =>
      expect(log.errors, 'the client did not take the page over').toEqual(['no error was said']),
    );
    // Live tools are taken over when they come into view.
    if (await page.locator('[data-live]').count()) {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 0));
    }

    const found: Record<string, string[]> = {};
    const lost: Record<string, string[]> = {};
    const looks = new Map(looksAt(path, index));
    // The tab has the last of its sizes.
    for (const size of tab.order.toReversed()) {
      await page.setViewportSize(sizes[size]);
      // What overflows at this width gets its place in the tab order when the browser has laid the page out.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const theme = looks.get(size);
      if (theme) {
        const isFirst = looks.size === 1 || size === tab.order[1];
        const run = isFirst || index % 10 === 0 ? { runOnly: standards } : painted;
        const list = await violations(page, theme, run, index % 10 ? inArticle : []);
        if (list.length) found[`${size}, ${theme}`] = list;
      }
      const texts = [...(await clipped(page)), ...(await flaws(page))];
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (size === 'desk' && height > longest) texts.push(`higher than ${longest} px: ${height}; fold what few need`);
      if (size === 'phone') texts.push(...(await tooWide(page)).map((text) => `wider than the screen: ${text}`));
      if (texts.length) lost[size] = texts;
    }
    expect.soft(found, 'accessibility').toEqual({});
    expect.soft(lost, 'out of sight, or spoiled').toEqual({});
    // A missing page is answered 404, which the browser's console calls an error.
    expect
      .soft(
        log.errors.filter((text) => !(missing && text.includes('404'))),
        'errors in the console',
      )
      .toEqual([]);
    expect.soft(log.foreign, 'requests that left the site').toEqual([]);
    tabs.release(tab);
  });
}

for (let first = 0; first < paths.length; first += together)
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    const group = paths.slice(first, first + together);
    for (let index = first; index < first + group.length; index++) check(index, group);
  });
