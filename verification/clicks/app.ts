import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { accountOf, signIn, type Role } from './sign-in.ts';

const asReader = {
  reducedMotion: 'reduce',
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;

/** The dashboard in a browser, once for each role. */
export class App {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #options: BrowserContextOptions;
  readonly #now: Date | undefined;
  readonly #pages = new Map<Role, Page>();

  private constructor(browser: Browser, url: string, options: BrowserContextOptions, now: Date | undefined) {
    this.#browser = browser;
    this.#url = url;
    this.#options = options;
    this.#now = now;
  }

  /** Starts a browser for the installation at `url`, whose clock stands at `now`. */
  static async launch(url: string, options: BrowserContextOptions = {}, now?: Date): Promise<App> {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    return new App(browser, url, { ...asReader, ...options }, now);
  }

  /** Shows a page of the dashboard, named below its account: `settings/labels/list`. */
  async open(role: Role, route: string): Promise<Page> {
    const account = `/app/accounts/${accountOf(role)}`;
    const path = `${account}/${route}`;
    const open = this.#pages.get(role);
    if (open) {
      // The app's own navigation: loading its scripts again takes a long time.
      await open.keyboard.press('Escape');
      for (const next of [`${account}/search`, path]) await open.evaluate(goTo, next);
      return open;
    }
    const context = await this.#context();
    await signIn(context, this.#url, role);
    const page = await context.newPage();
    await page.goto(this.#url + path, { timeout: 120_000, waitUntil: 'commit' });
    await page.locator('main').first().waitFor({ timeout: 120_000 });
    this.#pages.set(role, page);
    return page;
  }

  /** Shows a page of the installation that needs no session, in a browser that was never there. */
  async visit(path: string): Promise<Page> {
    const page = await (await this.#context()).newPage();
    await page.goto(this.#url + path, { timeout: 120_000 });
    return page;
  }

  async #context(): Promise<BrowserContext> {
    const context = await this.#browser.newContext(this.#options);
    context.setDefaultTimeout(30_000);
    await context.route('**/inbox_members/*', inOrder);
    // tsx wraps functions in a call that functions sent to the page need there, too.
    await context.addInitScript('globalThis.__name = (value) => value');
    if (this.#now) await context.clock.setFixedTime(this.#now);
    return context;
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await this.#browser.close();
  }
}

/** The server sends the agents of a channel in any order. */
async function inOrder(route: Route): Promise<void> {
  const response = await route.fetch();
  const { payload } = (await response.json()) as { payload: { id: number }[] };
  await route.fulfill({ response, json: { payload: payload.toSorted((a, b) => a.id - b.id) } });
}

type WithRouter = {
  __vue_app__: { config: { globalProperties: { $router: { push: (path: string) => Promise<unknown> } } } };
};

/** Runs in the page, and waits for the navigation. */
async function goTo(path: string): Promise<void> {
  const root = document.querySelector('#app') as unknown as WithRouter;
  await root.__vue_app__.config.globalProperties.$router.push(path);
}
