import { BuiltSite } from '../budgets/built-site.ts';
import { calm } from './calm.ts';
import { expect, PageLog, siteUrl, test } from './site.ts';

/**
 * Reading needs no script, on any page: each is opened on a desktop and on a phone, and left alone for as long as a browser takes
 * to do everything it does on its own. Only a live tool in view may load a script.
 */
const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;
const quiet = 2000;
/** Pages that are open at the same time. */
const tabs = 20;
/** Each group is a test, so that the groups share the workers. */
const groups = 4;

const paths = new BuiltSite().pages().map(({ path }) => path.slice(1));

for (const [name, viewport] of Object.entries(sizes))
  for (let group = 0; group < groups; group++)
    test(`${name}: pages ${group + 1} of ${groups}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({ baseURL: siteUrl, viewport });
      await context.route(/\.(svg|png|jpe?g|webp|avif|woff2?)(\?|$)/, (route) => route.abort());
      const rest = paths.filter((_, index) => index % groups === group);
      const loaded: string[] = [];
      const open = async (): Promise<void> => {
        const page = await context.newPage();
        const log = new PageLog(page);
        for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
          log.requests.length = 0;
          await page.goto(path, { waitUntil: 'load' });
          await page.waitForTimeout(quiet);
          const scripts = log.asked(/\.m?js$|page\.json$|\/search\//);
          if (scripts.length && !(await hasToolInView(page))) loaded.push(`/${path}: ${scripts.join(' ')}`);
        }
        await calm(page);
        await page.close();
      };
      await Promise.all(Array.from({ length: tabs }, open));
      await context.close();
      expect(loaded).toEqual([]);
    });

const hasToolInView = (page: import('@playwright/test').Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-live]')].some((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
