import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { field, openSearch, options } from './search-page.ts';
import { expect, shows, siteUrl, test } from './site.ts';

/** On a slow connection: each file takes this long, in ms. */
const delay = 500;

/** When a file was asked for, and when it arrived. */
type Transfer = { readonly path: string; readonly start: number; readonly end: number };

/** The site behind a server that delays everything but documents. Unlike routes of the test, it leaves the browser its cache. */
class SlowSite {
  readonly transfers: Transfer[] = [];
  readonly #server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    const start = Date.now();
    void fetch(new URL(path, siteUrl), { headers: { 'accept-encoding': 'identity' } }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const isDocument = answer.headers.get('content-type')?.includes('html');
      setTimeout(
        () => {
          this.transfers.push({ path, start, end: Date.now() });
          const headers = [...answer.headers].filter(
            ([name]) => !/^(content-(encoding|length)|transfer-|connection)/.test(name),
          );
          response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
        },
        isDocument ? 0 : delay,
      );
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The largest number of files since a moment that came one after the other. */
  inRow(since: number): number {
    let [count, end] = [0, since];
    for (const transfer of this.transfers.toSorted((a, b) => a.end - b.end))
      if (transfer.start >= end) [count, end] = [count + 1, transfer.end];
    return count;
  }
}

test('the search says from the first key that it is searching, before any script has arrived', async ({ page }) => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\.js$/, (route) => void arrival.then(() => route.continue()));
  await page.goto('product/');
  await openSearch(page);
  const [hint, working] = [page.getByText('Type a word, a setting'), page.getByText('Searching…')];
  await expect(hint).toBeVisible();
  await expect(working).toBeHidden();
  await page.keyboard.type('w');
  await expect(working).toBeVisible();
  await expect(hint).toBeHidden();
  await page.keyboard.press('Backspace');
  await expect(hint).toBeVisible();
  await page.keyboard.type('webhook');
  await expect(working).toBeVisible();
  arrive();
  await expect(options(page).first()).toBeVisible();
  await expect(working).toBeHidden();
});

test.describe('on a slow connection', () => {
  let site: SlowSite;
  test.beforeEach(async ({ page, log }) => {
    site = new SlowSite();
    const url = await site.start();
    log.allow(new RegExp(`^${url}`));
    await page.goto(`${url}product/`);
    await page.waitForLoadState();
    await openSearch(page);
  });
  test.afterEach(() => site.stop());

  test('between its script and the first result are two files in a row at most', async ({ page }) => {
    await page.keyboard.type('webhook secret');
    await expect(options(page).first()).toBeVisible();
    const script = site.transfers.find(({ path }) => /\/search-[\w-]+\.js$/.test(path));
    expect(site.inRow(script?.end ?? 0)).toBeLessThanOrEqual(2);
  });

  test('Enter pressed before its script has arrived opens the first result', async ({ page }) => {
    await page.keyboard.type('webhook secret');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('webhook secret');
    await shows(page, 'product/features/webhooks/');
    await expect(page).toHaveURL(/\?q=webhook%20secret/);
  });

  test('a key after Enter takes it back', async ({ page }) => {
    await page.keyboard.type('webhook');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' secret');
    await expect(options(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).not.toHaveURL(/q=/);
  });
});
