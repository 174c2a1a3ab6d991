import { expect, type Page } from '@playwright/test';
import { test as base } from './calm.ts';

/**
 * The built site in a real browser. `PARLEY_URL` says where it is served (with the base path and a trailing slash);
 * default: the preview server's address, which `playwright.config.ts` starts.
 *
 * Every test that imports `test` from here fails when the page asks another origin for anything (unless it says so with `log.allow`),
 * when hydration does not match, or when the policy refuses something.
 */
export const siteUrl = process.env['PARLEY_URL'] ?? 'http://localhost:4173/';

/** What happened in a page while a test ran. */
export class PageLog {
  /** Texts of console warnings and errors. */
  readonly warnings: string[] = [];
  readonly errors: string[] = [];
  /** URLs asked for, in order. */
  readonly requests: string[] = [];
  /** How often a whole document was loaded in the main frame. */
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

  /** Lets requests to matching URLs of other origins pass. */
  allow(url: RegExp): void {
    this.#allowed.push(url);
  }

  get foreign(): string[] {
    return this.requests.filter(
      (url) => !url.startsWith(new URL(siteUrl).origin) && !this.#allowed.some((pattern) => pattern.test(url)),
    );
  }

  /** What the browser refused because of the policy, Trusted Types or a file that is not the one that the document expects. */
  get refused(): string[] {
    return this.errors.filter((text) => /Content Security Policy|Trusted(HTML|Script)|integrity/.test(text));
  }

  /** URLs of scripts and payloads that were asked for, shortened to the path. */
  asked(pattern: RegExp): string[] {
    return this.requests.map((url) => new URL(url).pathname).filter((path) => pattern.test(path));
  }
}

export const test = base.extend<{ log: PageLog; paths: readonly string[]; prefetch: boolean }>({
  baseURL: siteUrl,
  /** Whether pages may be fetched before they are asked for. Off, because most tests count or change what a navigation fetches. */
  prefetch: [false, { option: true }],
  page: async ({ page, prefetch }, use) => {
    if (!prefetch)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
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

/** Has the client take the page over, and resolves when it has. */
export async function hydrate(page: Page): Promise<void> {
  // A key that is pressed while a document is being replaced is nobody's.
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

/** Resolves when the client has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/**
 * Follows a link as a click would, whether or not the page has one to that place.
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

/** Resolves when the client shows a page: its path is in the document and the heading is drawn. */
export async function shows(page: Page, path: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-route', `/${path.replace(/[?#].*$/, '')}`);
}

/** Marks the document; a full page load loses the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { marked: true }));
}
export const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in window);

/** The client's entry: the one script that boot imports. */
export const clientScript = /\/_assets\/client-[\w-]+\.js$/;
