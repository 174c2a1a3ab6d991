import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { widget } from '../../data/index.ts';
import { findChromium } from '../../scripts/chromium.mjs';

/** Path of a Chromium. Without one, samples that run in pages are skipped. */
export const chromiumPath = findChromium();
export const browserTitle = chromiumPath ? 'in Chromium' : 'in Chromium (not run: there is none here; name one with CHROMIUM_PATH)';

/** Responses by URL: a text is a page or a script, depending on how the URL ends. */
export type Web = Record<string, string | number | ((url: URL, method: string) => string | number)>;

export type OpenPage = {
  readonly page: Page;
  /** Uncaught errors and warnings of the page. */
  readonly errors: string[];
  readonly warnings: string[];
  /** URLs that the page requested, in order. */
  readonly asked: string[];
};

let browser: Browser;

/** Starts a browser for the tests of a file. Call it once, at the top. */
export function useBrowser(): void {
  if (!chromiumPath) return;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser.close());
}

export const shop = 'https://shop.example';
export const app = 'https://app.acme.example';

/**
 * Opens `https://shop.example/` in a browser of its own, where only what `web` names exists.
 * @param web a number is the status of a failure; `0` drops the connection
 * @param through an origin whose server really runs; nothing is opened then
 */
export async function openPage(web: Web, through?: string): Promise<OpenPage> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const opened: OpenPage = { page, errors: [], warnings: [], asked: [] };
  page.on('pageerror', (error) => opened.errors.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && opened.warnings.push(message.text()));
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    opened.asked.push(`${route.request().method()} ${url.href}`);
    if (url.origin === through) return route.continue();
    const found = web[url.href] ?? web[url.origin + url.pathname];
    const answer = typeof found === 'function' ? found(url, route.request().method()) : (found ?? 404);
    if (answer === 0) return route.abort();
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: '' });
    return route.fulfill({ body: answer, contentType: typeOf(url.pathname), headers: { 'access-control-allow-origin': '*' } });
  });
  if (!through) await page.goto(`${shop}/`);
  return opened;
}

const typeOf = (path: string): string =>
  /\.m?js$/.test(path) ? 'text/javascript' : path.startsWith('/api/') ? 'application/json' : path.endsWith('.css') ? 'text/css' : 'text/html';

/**
 * A stub of the chat script, as `data/widget.json` describes it: settings, methods, the ready event, and the cookie that identifies
 * a person. Calls are kept in `window.chatCalls`; an unknown call is an error of the page.
 */
export const sdk = `
window.acmeSDK = {
  run({ websiteToken, baseUrl }) {
    const known = ${JSON.stringify(widget.settings.map(({ name }) => name))};
    for (const name of Object.keys(window.acmeSettings ?? {})) if (!known.includes(name)) throw new Error('unknown setting ' + name);
    if (window.$acme) throw new Error('run() was called twice');
    const calls = (window.chatCalls = JSON.parse(sessionStorage.getItem('calls') ?? '[]'));
    const note = (...call) => { calls.push(call); sessionStorage.setItem('calls', JSON.stringify(calls)); };
    note('run', websiteToken, baseUrl);
    const cookie = 'cw_user_' + websiteToken + '=';
    const frame = Object.assign(document.createElement('iframe'), { id: 'acme_live_chat_widget', src: 'about:blank' });
    document.body.append(frame);
    const methods = Object.fromEntries(${JSON.stringify(widget.methods.map(({ name }) => name))}.map((name) => [name, (...given) => {
      note(name, ...given);
      if (name === 'setUser') document.cookie = cookie + given[0] + '; path=/';
      if (name !== 'reset') return;
      document.cookie = cookie + '; path=/; max-age=0';
      setTimeout(() => { note('frame loads'); frame.src = 'about:blank?' + calls.length; }, 50);
    }]));
    window.$acme = { ...methods, websiteToken, baseUrl, hasLoaded: false };
    setTimeout(() => { window.$acme.hasLoaded = true; window.dispatchEvent(new CustomEvent('acme:ready')); }, 50);
  },
};`;

/** The calls that the chat has received so far. */
export const callsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as { chatCalls?: unknown[][] }).chatCalls ?? []);
