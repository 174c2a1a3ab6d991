import { expect } from '@playwright/test';
import { attacked, recordAttacks, unharmed, type Attacked } from '../payloads.ts';
import { htmlFaults } from './html-faults.ts';
import { variantTest } from './variant.ts';

/**
 * Sites with hostile texts in front matter and everything an owner configures, or in every place for text of other people's pages.
 * Nothing runs, no request leaves the origin, the policy has nothing to refuse, and the HTML is whole, in the files and in the
 * browser.
 */

const sites = [
  { name: 'hostile-configuration', word: 'heading' },
  { name: 'hostile-content', word: 'end' },
];

for (const { name, word } of sites) {
  const test = variantTest(name);
  test.describe(name, () => {
    // Both tests share the site that one worker builds.
    test.describe.configure({ mode: 'default' });

    test('no file of the output is broken, and none contains anything that would run, load or send', async ({
      request,
      site,
    }) => {
      const { origin } = new URL(site);
      const listed = (await (await request.get(`${site}routes.json`)).json()) as [string, string][];
      const paths = [...listed.map(([path]) => path), '/pages/', '/404.html', '/index.html'];
      const faults: string[] = [];
      for (const path of paths) {
        const html = await (await request.get(origin + encodeURI(path))).text();
        faults.push(...htmlFaults(html).map((fault) => `${path}: ${fault}`));
        if (path.endsWith('.html')) continue;
        const { body } = (await (await request.get(`${origin}${encodeURI(path)}page.json`)).json()) as {
          body?: unknown;
        };
        const pieces = JSON.stringify(body ?? []) === '[]' ? [] : (body as unknown[]);
        for (const piece of pieces)
          if (typeof piece === 'string') faults.push(...htmlFaults(piece).map((fault) => `${path} body: ${fault}`));
      }
      for (const file of ['site.webmanifest', 'search/manifest.json', 'sidebars/main.json', 'sidebars/docs.json']) {
        const response = await request.get(site + file);
        if (response.ok()) JSON.parse(await response.text());
      }
      expect(faults).toEqual([]);
      expect(paths.length).toBeGreaterThan(15);
    });

    test('in the browser, nothing runs, no other origin is contacted, and the frame is complete', async ({
      page,
      request,
      site,
    }) => {
      const asked: string[] = [];
      page.on('request', (one) => asked.push(one.url()));
      page.on('dialog', (dialog) => {
        asked.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      await recordAttacks(page);
      // Hostile links lead to pages that don't exist: nothing prefetches them.
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
      );
      const { origin } = new URL(site);
      const paths = ((await (await request.get(`${site}routes.json`)).json()) as [string, string][]).map(
        ([path]) => path,
      );
      const fromConfiguration = '#injected:not(article *)';
      // Every page as a document, in a frame of a page of the same origin.
      await page.route(`${site}frames/`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frames</title>' }),
      );
      await page.goto(`${site}frames/`);
      const harmed = await page.evaluate(
        async (list) => {
          const found: string[] = [];
          for (const path of list) {
            const frame = document.createElement('iframe');
            const loaded = new Promise((done) => frame.addEventListener('load', done));
            frame.src = path;
            document.body.append(frame);
            await loaded;
            const inside = frame.contentWindow as unknown as Window & { attacked?: Attacked };
            const { ran, refused } = inside.attacked ?? { ran: -1, refused: [] };
            const names = [...(frame.contentDocument?.body.children ?? [])]
              .map(({ tagName }) => tagName.toLowerCase())
              .join(' ');
            const isWhole =
              /^div (script )?dialog script$/.test(names) &&
              frame.contentDocument?.querySelector('#app > footer, #app main');
            if (ran !== 0 || refused.length || !isWhole)
              found.push(`${path}: ran ${ran}, refused ${refused.join()}, ${names}`);
            frame.remove();
          }
          return found;
        },
        paths.map((path) => encodeURI(path)),
      );
      expect(harmed).toEqual([]);
      // The client with the same texts: pages it navigates to, what its buttons open, the search.
      await page.goto(site);
      await page.keyboard.press('F9');
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await page.evaluate(
        async (list) => {
          for (const path of list) await window.navigation?.navigate(path).finished?.catch(() => {});
        },
        paths.map((path) => encodeURI(path)),
      );
      expect(await attacked(page, fromConfiguration)).toEqual(unharmed);
      const last = paths.find((path) => path === '/second/') ?? '/tabs-mdx-0/';
      await page.evaluate((path) => window.navigation?.navigate(path).finished, last);
      await page.evaluate(() => {
        // “Copy page” may not copy here, and would open the Markdown.
        const buttons = 'main button:not(.page-meta button), nav summary';
        for (const button of document.querySelectorAll<HTMLElement>(buttons)) button.click();
      });
      // The panel of the reader's values loads, and would take the search's place when it comes.
      if (await page.locator('main button.values').count()) await page.locator('#your-values').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.locator('#search input[role=combobox]').fill(word);
      await page.locator('#search [role=option]').first().waitFor();
      expect(await attacked(page, fromConfiguration)).toEqual(unharmed);
      expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    });
  });
}
