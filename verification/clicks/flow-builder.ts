import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

/** The session that `verification/flow-builder.sql` adds. */
const session = '00000000-0000-4000-9000-000000000001';

/** The editor of the flow builder in a browser, signed in. */
export class FlowBuilder {
  readonly #browser: Browser;
  readonly #url: string;

  private constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Starts a browser for the flow builder at `url`. */
  static async launch(url: string): Promise<FlowBuilder> {
    const executablePath = findChromium();
    const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    return new FlowBuilder(browser, url);
  }

  /** Opens a page of the flow builder; without a `path`, the editor with a new flow that has only its start. */
  async open(path?: string, size = { width: 2400, height: 1500 }): Promise<Page> {
    // Its policy for content allows a test of a flow only at an https address.
    const context = await this.#browser.newContext({
      viewport: size,
      reducedMotion: 'reduce',
      locale: 'en-US',
      bypassCSP: true,
    });
    context.setDefaultTimeout(8000);
    // tsx wraps functions in a call that functions sent to the page need there, too.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addCookies([{ name: 'authjs.session-token', value: session, url: this.#url }]);
    const page = await context.newPage();
    await page.goto(`${this.#url}${path ?? `/typebots/${await this.#createFlow(page)}/edit`}`, { timeout: 240_000 });
    await page
      .locator(path === undefined ? '.cursor-copy' : 'button')
      .first()
      .waitFor({ timeout: 240_000 });
    return page;
  }

  /** A new flow in a workspace of its own, so that no account of another flow is there. */
  async #createFlow(page: Page): Promise<string> {
    const { workspace } = await this.#call<{ workspace: { id: string } }>(page, 'workspace/createWorkspace', {
      name: `Example Shop ${Date.now()}`,
    });
    // Without the picture beside the assistant's messages, which is the flow builder's own.
    const theme = { chat: { hostAvatar: { isEnabled: false } } };
    const { typebot } = await this.#call<{ typebot: { id: string } }>(page, 'typebot/createTypebot', {
      workspaceId: workspace.id,
      typebot: { name: 'Order status', icon: '🛍️', theme },
    });
    return typebot.id;
  }

  async #call<Answer>(page: Page, procedure: string, json: object): Promise<Answer> {
    const response = await page.request.post(`${this.#url}/api/orpc/${procedure}`, {
      data: { json },
      timeout: 240_000,
    });
    if (!response.ok())
      throw new Error(`The flow builder refused ${procedure}: ${response.status()} ${await response.text()}`);
    return ((await response.json()) as { json: Answer }).json;
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    await this.#browser.close();
  }
}
