import { BuiltSite } from '../budgets/built-site.ts';
import { calm } from './calm.ts';
import { expect, PageLog, siteUrl, test } from './site.ts';
import { phone, quiet, scriptsOf } from './tabs.ts';
import { isWritten } from './written.ts';

/**
 * Reading needs no script, on any page: each that somebody wrote is opened on a phone and left alone for as long as a browser takes to
 * do everything it does on its own. Only a live tool in view may load a script. `every-page.spec.ts` opens all pages on a desktop, and
 * makes those that are generated as narrow as a phone.
 */
/** Windows that are open at the same time. (Of several tabs in one window, all but the front one would be drawn once a second.) */
const windows = 6;
/** Each group is a test, so that the groups share the workers. */
const groups = 4;

const paths = new BuiltSite()
  .pages()
  .map(({ path }) => path.slice(1))
  .filter(isWritten);

for (let group = 0; group < groups; group++)
  test(`phone: pages ${group + 1} of ${groups}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const rest = paths.filter((_, index) => index % groups === group);
    const loaded: string[] = [];
    const open = async (): Promise<void> => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: phone });
      const page = await context.newPage();
      const log = new PageLog(page);
      for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
        log.requests.length = 0;
        await page.goto(path, { waitUntil: 'load' });
        await page.waitForTimeout(quiet);
        const scripts = await scriptsOf(page, log.requests);
        if (scripts.length) loaded.push(`/${path}: ${scripts.join(' ')}`);
      }
      await calm(page);
      await context.close();
    };
    await Promise.all(Array.from({ length: windows }, open));
    expect(loaded).toEqual([]);
  });
