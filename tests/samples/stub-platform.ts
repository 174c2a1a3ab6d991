import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { ApiOperation } from '../../data/api.schema.ts';
import { api } from '../../data/index.ts';

export type StubRequest = {
  /** Key of the operation in `data/api.json`. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** Values of the path parameters, in order. */
  readonly ids: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Fields of a JSON or form body. */
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a sample sends
  readonly body: any;
};
export type Reply = {
  readonly status?: number;
  readonly json?: unknown;
  /** Instead of JSON. */
  readonly text?: string;
  /** Closes the connection without a response. */
  readonly drop?: boolean;
};
type Handler = (request: StubRequest) => Reply | Promise<Reply>;

/**
 * The platform's API as `data/api.json` describes it: its operations, fields and tokens. Responses have the described fields. A
 * request that a real platform would refuse is refused and recorded in `faults`.
 */
export class StubPlatform {
  readonly requests: StubRequest[] = [];
  readonly faults: string[] = [];
  /** Calls without a known token. */
  readonly refused: string[] = [];
  readonly token = 'secret-token';
  readonly server = createServer((request, response) => void this.#serve(request, response));
  readonly #handlers = new Map<string, Handler>();
  readonly #next = new Map<string, Reply[]>();
  #session: Readonly<Record<string, string>> | undefined;
  url = '';

  /** Starts a platform that stops when the test ends. */
  static async start(): Promise<StubPlatform> {
    const platform = new StubPlatform();
    platform.server.listen(0, '127.0.0.1');
    await once(platform.server, 'listening');
    platform.url = `http://127.0.0.1:${(platform.server.address() as AddressInfo).port}`;
    onTestFinished(() => {
      platform.server.closeAllConnections();
      platform.server.close();
    });
    return platform;
  }

  /** Accepts the headers of a person who has signed in, as well as a token. */
  acceptSession(headers: Readonly<Record<string, string>>): void {
    this.#session = headers;
  }

  #isSignedIn(headers: Headers): boolean {
    if (headers.get('api_access_token') === this.token) return true;
    return !!this.#session && Object.entries(this.#session).every(([name, value]) => headers.get(name) === value);
  }

  /** Sets how an operation responds from now on. */
  answer(key: string, handler: Handler): void {
    operation(key);
    this.#handlers.set(key, handler);
  }

  /** The next calls of an operation get these replies, one after the other. */
  next(key: string, ...replies: readonly Reply[]): void {
    operation(key);
    this.#next.set(key, [...(this.#next.get(key) ?? []), ...replies]);
  }

  /** Keys of the operations that were called, in order. */
  get calls(): string[] {
    return this.requests.map(({ key }) => key);
  }

  async #serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', this.url);
    const found = match(incoming.method ?? 'GET', url.pathname);
    const send = ({ status = 200, json, text, drop }: Reply): void => {
      if (drop) return void incoming.socket.destroy();
      response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/html' });
      response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
    };
    if (!found) {
      this.faults.push(`${incoming.method} ${url.pathname} is not in data/api.json`);
      return send({ status: 404, json: { error: 'Resource could not be found' } });
    }
    const { operation: described, ids } = found;
    const headers = new Headers(incoming.headers as Record<string, string>);
    const body = await readBody(incoming, headers);
    const request = { key: described.key, method: described.method, path: url.pathname, ids, query: url.searchParams, headers, body };
    this.requests.push(request);
    if (described.auth.length > 0 && !this.#isSignedIn(headers)) {
      this.refused.push(described.key);
      return send({ status: 401, json: { error: 'Invalid Access Token' } });
    }
    const faults = faultsOf(described, request);
    this.faults.push(...faults);
    if (faults.length > 0) return send({ status: 422, json: { message: faults.join(', ') } });
    const reply = this.#next.get(described.key)?.shift() ?? (await this.#handlers.get(described.key)?.(request)) ?? {
      json: exampleOf(described.response.object),
    };
    if ((reply.status ?? 200) < 300 && reply.json !== undefined) this.faults.push(...unknownFields(described, reply.json));
    return send(reply);
  }
}

function operation(key: string): ApiOperation {
  const found = api.operations.find((one) => one.key === key);
  if (!found) throw new Error(`data/api.json has no operation ${key}.`);
  return found;
}

/** The operation for a path; one without a parameter wins over one with a parameter. */
function match(method: string, path: string): { operation: ApiOperation; ids: string[] } | undefined {
  return api.operations
    .filter((one) => one.method === method)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .flatMap((one) => {
      const pattern = new RegExp(`^${one.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
      const ids = pattern.exec(path)?.slice(1);
      return ids ? [{ operation: one, ids }] : [];
    })[0];
}

async function readBody(request: IncomingMessage, headers: Headers): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) return undefined;
  if (!/form/.test(headers.get('content-type') ?? '')) return JSON.parse(bytes.toString()) as unknown;
  const form = await new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name.replace(/\[.*$/, ''), value]));
}

/** What is wrong with a request, one line each: names that the description doesn't know, and required ones that are missing. */
function faultsOf({ method, path, query, body }: ApiOperation, request: StubRequest): string[] {
  const fields = body ?? [];
  const given = [...Object.keys((request.body as object | undefined) ?? {}), ...request.query.keys()];
  const known = [...(query ?? []), ...fields];
  return [
    ...given.filter((name) => !known.some((field) => field.name === name)).map((name) => `unknown: ${name}`),
    ...known.filter((field) => field.required && !given.includes(field.name)).map(({ name }) => `missing: ${name}`),
  ].map((fault) => `${method} ${path}: ${fault}`);
}

/** Fields of a response that are not in the description. The test's response is wrong then, and so may be the sample that reads it. */
function unknownFields({ key, response }: ApiOperation, json: unknown): string[] {
  const name = /^(?:array<)?(\w+)>?$/.exec(response.object ?? '')?.[1];
  const described = api.objects.find((one) => one.key === name);
  const one: unknown = Array.isArray(json) ? json[0] : json;
  if (!described || one === null || typeof one !== 'object') return [];
  return Object.keys(one)
    .filter((field) => !described.fields.some((known) => known.name === field))
    .map((field) => `the test answers ${key} with a field that data/api.json does not have: ${field}`);
}

/** A response made from the description: each field with a value of its type. */
function exampleOf(object: string | undefined): unknown {
  if (object?.startsWith('array<')) return [];
  const described = api.objects.find(({ key }) => key === object);
  return described ? Object.fromEntries(described.fields.map(({ name, type }) => [name, valueOf(type)])) : {};
}

function valueOf(type: string): unknown {
  if (type.startsWith('array')) return [];
  if (/^(integer|number)/.test(type)) return 1;
  if (type.startsWith('boolean')) return false;
  return type.startsWith('object') ? {} : 'text';
}
