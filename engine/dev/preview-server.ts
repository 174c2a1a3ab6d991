import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { CommandError } from '../model/command-error.ts';
import { parseHeadersFile, parseRedirectsFile, type HeaderRule } from '../../hosting/netlify.ts';
import { headersFor } from '../output/headers.ts';
import { contentType } from './content-type.ts';
import { listen } from './listen.ts';
import { routeRequest, type RoutedSite } from './route-request.ts';

export type PreviewOptions = {
  readonly folder: string;
  /** Path the site was built for. Default: `/`. */
  readonly base?: string;
  /** The next free port is used when it is taken; 0 takes any free port. Default: 4173. */
  readonly port?: number;
  /** Address to listen on. Default: only this machine. */
  readonly host?: string;
};

type Output = {
  readonly site: RoutedSite;
  readonly headers: readonly HeaderRule[];
  /** Sends a file in the encoding the browser accepts, in full or in ranges, or answers 304. */
  readonly send: ReturnType<typeof sirv>;
};

/**
 * Serves a built site as a good static host would: real redirects, compressed files, range requests, security headers, the 404 page. A new
 * build is served without a restart.
 * @throws CommandError when the folder holds no built site
 */
export async function startPreviewServer(
  options: PreviewOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { base = '/', port = 4173, host = '127.0.0.1' } = options;
  const folder = resolve(options.folder);
  if (!existsSync(join(folder, 'index.html')))
    throw new CommandError(`There is no built site in ${folder}.`, 'Run `npm run build` first.');
  const output = watchedOutput(folder, base);
  const server = createServer((request, response) => {
    output()
      .then((current) => answer(request, response, current, folder))
      .catch((error: unknown) => {
        // A build swaps the folder between two requests; the next request finds the new one.
        if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(`The site cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
      });
  });
  const taken = await listen(server, port, host);
  return {
    url: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((done, fail) => {
        server.close((error) => (error ? fail(error) : done()));
        server.closeAllConnections();
      }),
  };
}

/** Returns the site in a folder, which is read again after a build has replaced it. */
function watchedOutput(folder: string, base: string): () => Promise<Output> {
  let last: { readonly identity: string; readonly output: Promise<Output> } | undefined;
  return () => {
    const { ino, ctimeMs } = statSync(folder);
    const identity = `${ino} ${ctimeMs}`;
    if (last?.identity !== identity) last = { identity, output: readOutput(folder, base) };
    return last.output;
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Also for `file/something`, where a folder would have to be.
    return false;
  }
}

async function readOutput(folder: string, base: string): Promise<Output> {
  const text = (name: string): Promise<string> => readFile(join(folder, name), 'utf8').catch(() => '');
  return {
    site: {
      base,
      has: (file) => isFile(join(folder, file)),
      redirects: parseRedirectsFile(await text('_redirects')),
    },
    headers: parseHeadersFile(await text('_headers')),
    send: sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [] }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, headers, send }: Output,
  folder: string,
): Promise<void> {
  const { method = 'GET', url = '/', headers: asked } = request;
  const route = routeRequest(method, url, site, asked.accept);
  if (route.status === 400) {
    response.writeHead(400).end();
    return;
  }
  const path = decodeURIComponent(url.split('?')[0] ?? '/');
  for (const [name, value] of Object.entries({
    'Cache-Control': 'no-cache',
    Vary: 'Accept',
    ...headersFor(path, headers),
  }))
    response.setHeader(name, value);
  if ('location' in route) response.writeHead(route.status, { Location: route.location }).end();
  else if (!('file' in route))
    response.writeHead(route.status, route.status === 405 ? { Allow: 'GET, HEAD' } : {}).end();
  else if (route.status === 404) {
    const page = await readFile(join(folder, route.file));
    response.writeHead(404, { 'Content-Type': contentType(route.file) }).end(method === 'HEAD' ? undefined : page);
  } else {
    response.setHeader('Content-Type', contentType(route.file));
    request.url = `/${encodeURI(route.file)}`;
    send(request, response, () => void response.writeHead(404).end());
  }
}
