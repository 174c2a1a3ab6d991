import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteUrl } from '../site.ts';

/** The site at another address, where scripts can be delayed, for browsers whose requests can't be intercepted. */
export type SlowSite = {
  readonly url: string;
  /** How long each script waits for its response, in ms. */
  delay: number;
  /** Whether scripts get no response: the connection breaks. */
  failing: boolean;
  /** Sent instead of a sidebar. */
  sidebar: string | undefined;
  /** Requested paths, in order. */
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
          // A script in the browser's cache would be neither slow nor missing.
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
