import { createServer, type IncomingMessage, type Server } from 'node:http';
import { escapeHtml } from '../engine/model/escape-html.ts';
import { readEntry } from './entry.ts';
import { rateLimit } from './rate-limit.ts';
import type { Store } from './store.ts';

export type ReceiverOptions = {
  readonly store: Store;
  /** Origin of the site, the only one that may send. */
  readonly site: string;
  readonly searches: boolean;
  /** Requests that one address may send in a minute. */
  readonly perMinute: number;
  /** Whether a proxy in front of the server says in `X-Forwarded-For` who asks. */
  readonly behindProxy: boolean;
};

const largestBody = 16_000;

/** A request that is refused, and the sentence that says why. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) throw new Refusal(413, `The form is larger than ${largestBody} bytes. Shorten the text.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A server that takes the form at the end of each page, and searches without results. */
export function receiver({ store, site, searches, perMinute, behindProxy }: ReceiverOptions): Server {
  const allowed = rateLimit(perMinute);
  const take = async (request: IncomingMessage): Promise<void> => {
    const { method, headers, socket } = request;
    // The last address is the proxy's own statement; those before it can be made up.
    const forwarded = behindProxy
      ? String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    if (method !== 'POST') throw new Refusal(405, 'Send the form with POST.');
    if (headers.origin !== site) throw new Refusal(403, `Only pages of ${site} may send this form.`);
    if (!allowed(forwarded || (socket.remoteAddress ?? ''))) throw new Refusal(429, 'Too many forms. Wait a minute.');
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? ''))
      throw new Refusal(415, 'Send the form as application/x-www-form-urlencoded.');
    const body = await bodyOf(request);
    let entry;
    try {
      entry = readEntry(body, searches);
    } catch (error) {
      throw new Refusal(400, (error as Error).message);
    }
    const optedOut = headers.dnt === '1' || headers['sec-gpc'] === '1';
    if (!('search' in entry && optedOut)) await store.add(entry);
  };
  const server = createServer({ requestTimeout: 20_000 }, (request, response) => {
    const answer = (status: number, message: string): void => {
      const asText = !/\btext\/html\b/.test(request.headers.accept ?? '');
      const page = `<!doctype html><meta charset="utf-8"><title>${escapeHtml(message)}</title><p>${escapeHtml(message)} <a href="${escapeHtml(site)}">Back to the docs</a>`;
      response.writeHead(status, {
        'content-type': `text/${asText ? 'plain' : 'html'}; charset=utf-8`,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': site,
        vary: 'origin, accept',
        // A reader sends one form.
        connection: 'close',
      });
      response.end(asText ? message : page);
    };
    take(request).then(
      () => answer(200, 'Thank you.'),
      (error: unknown) => {
        if (error instanceof Refusal) return answer(error.status, error.message);
        process.stderr.write(`${String(error)}\n`);
        answer(500, 'The server could not keep this. Try again later.');
      },
    );
  });
  server.maxConnections = 1000;
  return server;
}
