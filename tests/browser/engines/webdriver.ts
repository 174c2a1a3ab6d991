/** The answer's key for an element (WebDriver, section 12.3). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands of W3C WebDriver that the tests need: HTTP requests with JSON. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /**
   * Opens a browser.
   * @param service address of the driver, which has to answer already
   */
  static async open(service: string, browserName: string): Promise<WebDriver> {
    const capabilities = { alwaysMatch: { browserName } };
    const { sessionId } = await send<{ sessionId: string }>(`${service}/session`, { capabilities });
    return new WebDriver(`${service}/session/${sessionId}`);
  }

  goto(url: string): Promise<void> {
    return send(`${this.#session}/url`, { url });
  }

  /** Runs the body of a function in the page. Returns what it returns. */
  run<Value>(script: string): Promise<Value> {
    return send(`${this.#session}/execute/sync`, { script, args: [] });
  }

  async click(selector: string): Promise<void> {
    const found = await send<Record<string, string>>(`${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    await send(`${this.#session}/element/${found[elementKey]}/click`, {});
  }

  /** Presses keys one after the other while others are held. Special keys are the characters that WebDriver gives them. */
  async press(keys: readonly string[], held: readonly string[] = []): Promise<void> {
    const down = (value: string) => ({ type: 'keyDown', value });
    const up = (value: string) => ({ type: 'keyUp', value });
    const actions = [...held.map(down), ...keys.flatMap((key) => [down(key), up(key)]), ...held.toReversed().map(up)];
    await send(`${this.#session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  back(): Promise<void> {
    return send(`${this.#session}/back`, {});
  }

  reload(): Promise<void> {
    return send(`${this.#session}/refresh`, {});
  }

  resize(width: number, height: number): Promise<void> {
    return send(`${this.#session}/window/rect`, { width, height, x: 0, y: 0 });
  }

  async close(): Promise<void> {
    await fetch(this.#session, { method: 'DELETE' });
  }
}

/**
 * Sends a command.
 * @returns its value
 * @throws Error with what the driver says when the command fails
 */
async function send<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver, ${url.replace(/.*\/session/, '')}: ${value.error}: ${value.message}`);
  return value;
}
