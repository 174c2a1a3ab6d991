import { BuiltSite } from '../budgets/built-site.ts';
import { Accessibility } from './accessibility.ts';
import { test as base } from './calm.ts';
import { clipped } from './clipped.ts';
import { flaws } from './flaws.ts';
import { shiftsOf, watchShifts } from './layout-shifts.ts';
import { expect, hydrated, intend } from './site.ts';
import { ahead, sizes, Tabs } from './tabs.ts';
import { tooSmallToTouch } from './touch.ts';
import { tooWide } from './too-wide.ts';

/**
 * Every page of the site, in both color modes, on a phone and on a desktop: accessible, hydrated without a mismatch, no wider than
 * the screen, nothing clipped or spoiled (`flaws.ts`), no layout shift, and no script before the reader does something.
 */
const paths = [...new BuiltSite().pages().map(({ path }) => path.slice(1)), 'there/is/no/such/page/'];

const test = base.extend<object, { tabs: Tabs; accessibility: Accessibility }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = await Tabs.start(browser, paths, watchShifts);
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
  accessibility: [async ({}, use) => use(new Accessibility()), { scope: 'worker' }],
});

/** No page is higher than this on a desk as it opens, in px. */
const longest = 11_000;

/** Pages that follow each other in one worker, so that it knows which pages come next. */
const together = 72;

/** Describes the check of one page of a group. */
function check(index: number, group: readonly string[]): void {
  const path = paths[index] as string;
  const place = group.indexOf(path);
  const next = group.slice(place + 1, place + 1 + ahead);
  test(`/${path}`, async ({ tabs, accessibility }) => {
    const tab = await tabs.take(path, next);
    const { page, log } = tab;
    const missing = path.startsWith('there/');
    expect(tab.status).toBe(missing ? 404 : 200);
    expect.soft(tab.scripts, 'scripts that nobody needs yet').toEqual([]);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
    await intend(page);
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
    // In both color modes at the size it has, and in the last of them at the other one.
    const modes = index % 4 < 2 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const size of tab.order) {
      if (size !== tab.order[0]) {
        await page.setViewportSize(sizes[size]);
        // What overflows at this width gets its place in the tab order when the browser has laid the page out.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      }
      for (const mode of size === tab.order[0] ? modes : modes.slice(1)) {
        const list = await accessibility.violations(page, mode, size === tab.order[0] && mode === modes[0]);
        if (list.length) found[`${size}, ${mode}`] = list;
      }
      const texts = [...(await clipped(page)), ...(await flaws(page))];
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (size === 'desk' && height > longest) texts.push(`higher than ${longest} px: ${height}; fold what few need`);
      if (size === 'phone') {
        texts.push(...(await tooWide(page)).map((text) => `wider than the screen: ${text}`));
        texts.push(...(await tooSmallToTouch(page)));
      }
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
