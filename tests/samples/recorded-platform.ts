import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Call } from '../../data/openapi/recordings.ts';

/** A request that a sample made. */
type Asked = {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
};
/** A platform that answers every request as the running platform answered a recorded call. */
export type RecordedPlatform = { readonly url: string; readonly asked: Asked[] };

/** Starts a platform that stops when the test ends. @param call what it answers; undefined: nothing listens at the address */
export async function recordedPlatform(call: Call | undefined): Promise<RecordedPlatform> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { method, url, headers } = request;
      asked.push({
        method,
        url,
        token: [headers['api_access_token']].flat()[0],
        body: text ? (JSON.parse(text) as unknown) : undefined,
      });
      const { status, type = 'application/json', body } = call?.response ?? { status: 500 };
      response.writeHead(status, { 'content-type': type });
      response.end(body === undefined || body === null ? '' : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  if (call) onTestFinished(async () => void (await stop()));
  else await stop();
  return { url, asked };
}
