import { expect, type Page } from '@playwright/test';
import { test as base } from './calm.ts';

/**
 * The built site in a real browser. `PARLEY_URL` is its address, with base path and trailing slash. Default: the server that
 * `playwright.config.ts` starts. A test that imports `test` from here fails when the page requests anything from another origin
 * (unless `log.allow` permits it), when hydration does not match, or when the policy refuses something.
 */
export const siteUrl = process.env['PARLEY_URL'] ?? 'http://localhost:4173/';

/** What happened in a page during a test. */
export class PageLog {
  /** Texts of console warnings and errors. */
  readonly warnings: string[] = [];
  readonly errors: string[] = [];
  /** Requested URLs, in order. */
  readonly requests: string[] = [];
  /** How many whole documents were loaded in the main frame. */
  documents = 0;
  readonly #allowed: RegExp[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'warning') this.warnings.push(message.text());
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(`${error.name}: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) this.requests.push(request.url());
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.documents++;
    });
  }

  /** Permits requests to matching URLs of other origins. */
  allow(url: RegExp): void {
    this.#allowed.push(url);
  }

  get foreign(): string[] {
    return this.requests.filter(
      (url) => !url.startsWith(new URL(siteUrl).origin) && !this.#allowed.some((pattern) => pattern.test(url)),
    );
  }

  /** What the browser refused because of the policy, Trusted Types, or a file that differs from its integrity value. */
  get refused(): string[] {
    return this.errors.filter((text) => /Content Security Policy|Trusted(HTML|Script)|integrity/.test(text));
  }

  /** Requested URLs of scripts and payloads, shortened to the path. */
  asked(pattern: RegExp): string[] {
    return this.requests.map((url) => new URL(url).pathname).filter((path) => pattern.test(path));
  }
}

export const test = base.extend<{ log: PageLog; paths: readonly string[]; prefetch: boolean }>({
  baseURL: siteUrl,
  /** Whether pages may be prefetched. Off by default, because most tests count or change what a navigation fetches. */
  prefetch: [false, { option: true }],
  page: async ({ page, prefetch }, use) => {
    if (!prefetch)
      // Not before the client runs: with data saving on, links don't load it.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          get: () => ({ saveData: (window as { __boot?: { hydrating?: boolean } }).__boot?.hydrating ?? false }),
        }),
      );
    await use(page);
  },
  log: [
    async ({ page }, use) => {
      const log = new PageLog(page);
      await use(log);
      expect(log.foreign, 'requests that left the site').toEqual([]);
      expect(
        log.errors.filter((text) => text.startsWith('Hydration')),
        'hydration matches',
      ).toEqual([]);
      expect(log.refused, 'refused by the policy or by integrity').toEqual([]);
    },
    { auto: true },
  ],
  /** Paths of the pages in the product sidebar, in reading order, relative to the base URL: `product/`. */
  paths: async ({ request }, use) => {
    type Item = { path: string; items?: Item[]; type: string };
    const flat = (items: readonly Item[]): string[] =>
      items.flatMap((item) => (item.type === 'page' ? [item.path.slice(1)] : flat(item.items ?? [])));
    const sidebar = (await (await request.get('sidebars/product.json')).json()) as { items: Item[] };
    await use(flat(sidebar.items).filter(Boolean));
  },
});

export { expect };

/** The first intent: a key that does nothing else. */
export const intend = (page: Page): Promise<void> => page.keyboard.press('F9');

/** Makes the client take over the page. Resolves when it has. */
export async function hydrate(page: Page): Promise<void> {
  // A key pressed while a document is being replaced reaches neither page.
  await page.waitForLoadState();
  await intend(page);
  await hydrated(page);
}

/** Resolves when the page has reloaded itself. */
export async function reloaded(page: Page): Promise<void> {
  const kind = (): Promise<unknown> =>
    page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type as string);
  await expect.poll(() => kind().catch(() => 'between two documents')).toBe('reload');
}

/** Resolves when the client has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/**
 * Follows a link as a click would, even if the page has no link to that place.
 * @param href relative to the base URL, such as `product/?q=x#y`
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }, new URL(href, siteUrl).href);
}

/** Resolves when the client shows a page: the document has its path, and the heading is painted. */
export async function shows(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-route', `/${path.replace(/[?#].*$/, '')}`);
}

/** Marks the document. A full page load removes the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true }));
}
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** The client's entry, the only script that boot imports. */
export const clientScript = /\/_assets\/client-[\w-]+\.js$/;
