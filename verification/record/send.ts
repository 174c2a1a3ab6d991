import type { Call, Caller } from '../calls/call.ts';

/** Tokens of `seed.rb`, and the placeholder that the docs use for each. */
export const tokens: Readonly<
  Record<Exclude<Caller, 'nobody'>, { readonly token: string; readonly placeholder: string }>
> = {
  administrator: { token: 'token-alex-administrator', placeholder: '<API_ACCESS_TOKEN>' },
  agent: { token: 'token-jonas-agent-all', placeholder: '<API_ACCESS_TOKEN>' },
  'agent of one channel': { token: 'token-lena-agent-web', placeholder: '<API_ACCESS_TOKEN>' },
  'administrator of another account': { token: 'token-olga-second-shop', placeholder: '<API_ACCESS_TOKEN>' },
  'agent bot': { token: 'token-order-bot', placeholder: '<BOT_ACCESS_TOKEN>' },
  'platform app': { token: 'token-platform-app', placeholder: '<PLATFORM_ACCESS_TOKEN>' },
  'wrong token': { token: 'wrong', placeholder: '<WRONG_TOKEN>' },
};

/** A PNG of 2 by 2 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNkaGBgYGBgYmBgYGBgAAAFYABlGKFtcAAAAABJRU5ErkJggg==',
  'base64',
);

/** Two rows to import, the second without a valid address. */
const contacts =
  'name,email,phone_number,plan\nKim Example,kim@example.com,+4915550009876,pro\nNobody,nobody,12,basic\n';

export interface Request {
  readonly method: string;
  /** Path with its query, after the address of the installation. */
  readonly path: string;
  readonly as: Caller;
  readonly body?: unknown;
  readonly form?: Call['form'];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Fills the path of an operation and adds the query. @throws Error when a value of the path is missing */
export function requestPath(path: string, values: Call['path'] = {}, query: Call['query'] = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${path}: the call gives no value for {${name}}.`);
    return String(values[name]);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) search.append(name, String(item));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends a request to the installation and returns what it answers; a redirect is an answer, too. */
export async function send(url: string, { method, path, as, body, form, headers }: Request): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      // A connection that is kept can be closed by the server just as the next request leaves.
      connection: 'close',
      ...(as === 'nobody' ? {} : { api_access_token: tokens[as].token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(form === undefined ? {} : { body: formData(form) }),
  });
  const text = await response.text();
  return { status: response.status, headers: Object.fromEntries(response.headers), body: parse(text) };
}

function formData(form: NonNullable<Call['form']>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (!value.startsWith('@')) data.append(name, value);
    else if (value.endsWith('.png')) data.append(name, new Blob([picture], { type: 'image/png' }), value.slice(1));
    else if (value === '@contacts.csv') data.append(name, new Blob([contacts], { type: 'text/csv' }), 'contacts.csv');
    else data.append(name, new Blob([`Content of ${value.slice(1)}\n`], { type: 'text/plain' }), value.slice(1));
  }
  return data;
}

/** JSON as data, a page as its title, and other text as it is. */
function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    return /^\s*<(!doctype|html)/i.test(text) ? `HTML page “${title?.trim() ?? ''}”` : text;
  }
}
