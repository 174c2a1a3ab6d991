/** Why an installation can't be verified, and what to do about it. */
export class VerifyError extends Error {}

/** A refusal of one request, after which other requests can still succeed. */
export class Refusal extends Error {}

/** Asks an installation: only GET requests, with a token that is kept nowhere else. */
export class Asker {
  readonly url: string;
  readonly #token: string;

  /** @throws VerifyError when the address isn't one of a website */
  constructor(url: string, token: string) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol))
      throw new VerifyError(
        `“${url}” isn't a web address. Write the address of the dashboard: --url https://support.example.com`,
      );
    this.url = parsed.origin;
    this.#token = token;
  }

  /**
   * The JSON at a path.
   * @throws Refusal when this request is refused
   * @throws VerifyError when no other request would succeed
   */
  async get(path: string): Promise<unknown> {
    const response = await this.#fetch(path);
    const { status } = response;
    if (status === 429) throw new VerifyError(this.#tooMany(response.headers.get('retry-after')));
    if (status >= 300 && status < 400)
      throw new VerifyError(
        `${this.url} leads to ${response.headers.get('location') ?? 'another address'}. Use the address it leads to after --url.`,
      );
    if (status >= 400) throw new Refusal(refusals[status] ?? `The installation answered ${status}.`);
    try {
      return await response.json();
    } catch {
      throw new Refusal('The answer isn’t JSON.');
    }
  }

  async #fetch(path: string): Promise<Response> {
    try {
      return await fetch(this.url + path, {
        headers: { accept: 'application/json', api_access_token: this.#token },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
    } catch (error) {
      const cause = (error as { cause?: { code?: string; message?: string } }).cause;
      const reason = cause?.code ?? cause?.message ?? (error as Error).message;
      throw new VerifyError(
        `${this.url} can't be reached (${reason}). Check the address, and that this machine may open it: a VPN or a proxy can be needed.`,
        { cause: error },
      );
    }
  }

  #tooMany(seconds: string | null): string {
    const wait = seconds === null ? 'a minute' : `${seconds} seconds`;
    return `${this.url} refuses further requests for now (429). Run the command again in ${wait}; nothing was changed.`;
  }
}

const refusals: Readonly<Record<number, string>> = {
  401: 'The token has no permission (401).',
  403: 'The token has no permission (403).',
  404: 'The installation doesn’t have it (404).',
};
