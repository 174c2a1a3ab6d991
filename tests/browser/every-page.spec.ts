import { test as base, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { BuiltSite } from '../budgets/built-site.ts';
import { clipped } from './clipped.ts';
import { chooseTargets, chooseTexts } from './measured.ts';
import { expect, hydrated } from './site.ts';
import { ahead, Tabs } from './tabs.ts';
import { tooWide } from './too-wide.ts';
import { isWritten } from './written.ts';

/**
 * Every page of the site, in both color modes, on a phone and on a desktop: accessible, hydrated without a mismatch, no wider than
 * the screen, nothing clipped, no layout shift, and no script before the reader does something (for phones, see also
 * `no-script-request.spec.ts`).
 */
const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 360, height: 780 } } as const;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const test = base.extend<object, { tabs: Tabs; colors: Set<string> }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = await Tabs.start(browser, recordShifts);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  colors: [({}, use) => use(new Set()), { scope: 'worker' }],
});

/** Records layout shifts in `window.shifts` of each document. */
function recordShifts(): void {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      // What appears or disappears has not moved.
      const isGone = ({ width, height }: DOMRectReadOnly): boolean => !width && !height;
      if (sources.length && sources.every((source) => isGone(source.previousRect) || isGone(source.currentRect)))
        continue;
      const box = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
        return `${name} ${box(from)} → ${box(to)}`;
      });
      if (!hadRecentInput) shifts.push(`${value}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Each page is looked at on a desk in one color mode and on a phone in the other, and the next page the other way round: pages share
 * their components, so that each is seen in all four, in half the time. Longest of all the checks, these decide how long the tests take.
 */
const views = [
  [
    ['desk', 'light'],
    ['phone', 'dark'],
  ],
  [
    ['desk', 'dark'],
    ['phone', 'light'],
  ],
] as const;

/**
 * Which rules are applied. The markup is the same on a desk and on a phone, so the phone needs only the rules about what is painted
 * where. The frame shows other parts of itself on a phone; it is the same on all pages, so every tenth page is checked by all rules.
 */
const rulesFor = (size: keyof typeof sizes, index: number): object =>
  size === 'desk' || index % 10 === 0
    ? { runOnly: standards }
    : { runOnly: { type: 'rule', values: ['color-contrast', 'target-size', 'scrollable-region-focusable'] } };

/** Violations as one line each: rule, element, what is wrong. */
async function violations(page: Page, rules: object): Promise<string[]> {
  const results = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return (await axe.run({ ...options, resultTypes: ['violations'] })).violations;
  }, rules);
  return results.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
    ),
  );
}

/** Sets the color mode and ends the transitions it starts: a color on its way is nobody's to read. */
const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.dataset['theme'] = value;
    // An element that inherits a color starts its own transition when the one above ends.
    for (let still = 0; still < 2; still++) {
      const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (running.length) still = -1;
      for (const transition of running) transition.finish();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, theme);

const paths = [...new BuiltSite().pages().map(({ path }) => path.slice(1)), 'there/is/no/such/page/'];

/** Pages that follow each other in one worker, so that it knows which pages come next. */
const together = 72;

/** Describes the check of one page of a group. */
function check(index: number, group: readonly string[]): void {
  const path = paths[index] as string;
  const place = group.indexOf(path);
  const next = group.slice(place + 1, place + 1 + ahead);
  test(`/${path}`, async ({ tabs, colors }) => {
    const tab = await tabs.take(path, next);
    const { page, log } = tab;
    const missing = path.startsWith('there/');
    expect(tab.status).toBe(missing ? 404 : 200);
    expect.soft(tab.scripts, 'scripts that nobody needs yet').toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts), 'layout shifts').toEqual([]);
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

    await page.evaluate(() => {
      type Opener = { axeOf: (window: Window) => object };
      Object.assign(window, { axe: (opener as Opener).axeOf(window) });
    });
    const found: Record<string, string[]> = {};
    const lost: Record<string, string[]> = {};
    const looks = views[index % 2 ? 1 : 0];
    // Pages that nobody wrote come on a phone (see `tabs.ts`).
    for (const [size, theme] of isWritten(path) ? looks : looks.toReversed()) {
      await page.setViewportSize(sizes[size]);
      await setTheme(page, theme);
      await chooseTexts(page, index % 10 ? colors : new Set(), `${size} ${theme} `);
      if (index % 10) await chooseTargets(page);
      const list = await violations(page, rulesFor(size, index));
      if (list.length) found[`${size}, ${theme}`] = list;
      const texts = await clipped(page);
      if (size === 'phone') texts.push(...(await tooWide(page)).map((text) => `wider than the screen: ${text}`));
      if (texts.length) lost[size] = texts;
    }
    expect.soft(found, 'accessibility').toEqual({});
    expect.soft(lost, 'out of sight').toEqual({});
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
    // The longest pages have thousands of elements to look at.
    test.describe.configure({ mode: 'default', timeout: 60_000 });
    const group = paths.slice(first, first + together);
    for (let index = first; index < first + group.length; index++) check(index, group);
  });
