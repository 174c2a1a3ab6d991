import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calm } from './calm.ts';
import { PageLog, siteUrl } from './site.ts';

/** The sizes of screen at which pages are looked at, in px. */
export const sizes = { desk: { width: 1280, height: 720 }, phone: { width: 360, height: 780 } } as const;
export type Size = keyof typeof sizes;

/** A page that has loaded, and that nobody has touched yet. */
export type Tab = {
  readonly page: Page;
  readonly log: PageLog;
  readonly status: number | undefined;
  /** The size it has loaded and been left alone at, and the other one. */
  readonly order: readonly [Size, Size];
  /** Scripts that it has requested on its own. */
  readonly scripts: readonly string[];
};

/** What browsers do on their own is done when a page has been left alone for this long, in ms. */
const quiet = 2000;
/** How many pages load and rest while a test looks at another one. Fewer would keep the tests waiting. */
export const ahead = 4;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The tabs of one worker: while a test looks at one page, the next pages load in other tabs and are left alone. A new context for
 * each page and waiting for each would take longer than the tests.
 */
export class Tabs {
  readonly #contexts: readonly BrowserContext[];
  readonly #free: (readonly [Page, PageLog])[] = [];
  readonly #opened = new Map<string, Promise<Tab>>();

  readonly #paths: readonly string[];

  private constructor(contexts: readonly BrowserContext[], paths: readonly string[]) {
    this.#contexts = contexts;
    this.#paths = paths;
  }

  /**
   * @param paths all pages that may be taken
   * @param prepare runs in each document before its own scripts
   */
  static async start(browser: Browser, paths: readonly string[], prepare: () => void): Promise<Tabs> {
    // A context has a window of its own. Of the tabs in one window, all but the front one would be drawn once a second.
    const contexts = await Promise.all(
      Array.from({ length: ahead + 1 }, () =>
        browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce', viewport: sizes.desk }),
      ),
    );
    const tabs = new Tabs(contexts, paths);
    for (const context of contexts) {
      await context.addInitScript(prepare);
      // What is prefetched is looked at elsewhere (`prefetch.spec.ts`).
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      // Pages are opened by a document that stays, whose axe they use: it is parsed and compiled once.
      const opener = await context.newPage();
      await opener.goto('robots.txt');
      await opener.evaluate(`axeOf = (window) => { ${axe}\nreturn window.axe; }`);
      const [page] = await Promise.all([
        opener.waitForEvent('popup'),
        opener.evaluate(() => void open('about:blank', '', 'popup')),
      ]);
      page.setDefaultTimeout(20_000);
      tabs.#free.push([page, new PageLog(page)]);
    }
    return tabs;
  }

  /**
   * Gives the page at a path once it has loaded and been left alone, and starts loading the pages that come after it.
   * @param next their paths, `ahead` of them at most
   */
  async take(path: string, next: readonly string[]): Promise<Tab> {
    // Where only some tests are run, other pages may have been expected.
    for (const [other, unused] of this.#opened)
      if (other !== path && !next.includes(other)) {
        this.#opened.delete(other);
        this.release(await unused);
      }
    const tab = this.#open(path);
    // One that fails to load fails when it is taken.
    for (const later of next) this.#open(later).catch(() => {});
    this.#opened.delete(path);
    return tab;
  }

  /** Returns a tab. */
  release({ page, log }: Tab): void {
    this.#free.push([page, log]);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) {
      for (const page of context.pages()) await calm(page);
      await context.close();
    }
  }

  #open(path: string): Promise<Tab> {
    const opened = this.#opened.get(path) ?? this.#load(path);
    this.#opened.set(path, opened);
    return opened;
  }

  async #load(path: string): Promise<Tab> {
    const free = this.#free.shift();
    if (!free) throw new Error('All tabs are taken.');
    const [page, log] = free;
    const order = this.#orderOf(path);
    if (page.viewportSize()?.width !== sizes[order[0]].width) {
      // The page before would be laid out again in the new size. (An empty document in between would be another process.)
      await page.evaluate(() => (document.documentElement.style.display = 'none'));
      await page.setViewportSize(sizes[order[0]]);
    }
    log.errors.length = 0;
    log.requests.length = 0;
    const status = (await page.goto(path))?.status();
    await page.waitForTimeout(quiet);
    return { page, log, status, order, scripts: await scriptsOf(page, log.requests) };
  }

  /**
   * Every other page loads on a phone and is then made as wide as a desk, the others the other way round. With an odd number of tabs,
   * a page loads at the size at which the one before has left the tab.
   */
  #orderOf(path: string): readonly [Size, Size] {
    return this.#paths.indexOf(path) % 2 ? ['phone', 'desk'] : ['desk', 'phone'];
  }
}

/** What a page that was left alone has requested that only a reader who does something needs. */
async function scriptsOf(page: Page, requests: readonly string[]): Promise<string[]> {
  const scripts = requests
    .map((url) => new URL(url).pathname)
    .filter((path) => /\.m?js$|page\.json$|\/search\/./.test(path));
  return scripts.length && !(await hasToolInView(page)) ? scripts : [];
}

/** Only a live tool in view may load a script on its own. */
const hasToolInView = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-live]')].some((tool) => {
      const { top, bottom } = tool.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
