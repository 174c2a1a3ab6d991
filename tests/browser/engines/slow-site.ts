import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../site.ts';

/** The site under another address, where scripts can be made to take their time, for browsers that cannot be told to wait. */
export type SlowSite = {
  readonly url: string;
  /** How long each script waits for its answer, in ms. */
  delay: number;
  /** Whether scripts are not answered at all: the connection breaks. */
  failing: boolean;
  /** What is answered instead of a sidebar. */
  sidebar: string | undefined;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  readonly close: () => void;
};

export async function startSlowSite(): Promise<SlowSite> {
  const origin = new URL(siteUrl);
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const isScript = path.endsWith('.js');
    site.asked.push(path);
    const forward = (): void => {
      if (site.failing && isScript) return void outgoing.destroy();
      if (site.sidebar !== undefined && path.includes('/sidebars/')) return void outgoing.end(site.sidebar);
      const { hostname, port } = origin;
      const upstream = request(
        { hostname, port, path, method: incoming.method, headers: incoming.headers },
        (answer) => {
          // A script that the browser keeps would be neither slow nor missing.
          const headers = isScript ? { ...answer.headers, 'cache-control': 'no-store' } : answer.headers;
          outgoing.writeHead(answer.statusCode ?? 500, headers);
          answer.pipe(outgoing);
        },
      );
      upstream.on('error', () => outgoing.destroy());
      upstream.end();
    };
    setTimeout(forward, isScript ? site.delay : 0);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const site: SlowSite = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${origin.pathname}`,
    delay: 0,
    failing: false,
    sidebar: undefined,
    asked: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}
