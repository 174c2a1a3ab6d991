import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Signs a body as the platform does. */
export const sign = (body: string, secret: string, timestamp: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

export type Post = {
  readonly secret: string;
  /** Id of the delivery. A repeated delivery has the same one. */
  readonly delivery?: string;
  /** Replaces headers of a genuine request; null removes one. */
  readonly headers?: Readonly<Record<string, string | null>>;
};

/**
 * Posts an event as the platform does.
 * @returns the status; `closed` when the receiver closes the connection instead of responding
 */
export async function post(url: string, body: string, { secret, delivery, headers = {} }: Post): Promise<number | 'closed'> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const genuine: Record<string, string | null> = {
    'content-type': 'application/json',
    'X-AcmeChat-Timestamp': timestamp,
    'X-AcmeChat-Signature': sign(body, secret, timestamp),
    ...(delivery ? { 'X-AcmeChat-Delivery': delivery } : {}),
    ...headers,
  };
  const sent = Object.entries(genuine).filter((entry): entry is [string, string] => entry[1] !== null);
  try {
    return (await fetch(url, { method: 'POST', body, headers: sent })).status;
  } catch {
    return 'closed';
  }
}

/** Starts a request and drops the connection in the middle of its body. */
export async function postAndDrop(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000\r\n\r\n{"event":`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
}
