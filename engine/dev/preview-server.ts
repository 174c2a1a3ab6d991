import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { CommandError } from '../model/command-error.ts';
import { listen } from './listen.ts';
import { watchedStaticSite } from './static-folder.ts';
import { staticResponse, type StaticSite } from './static-response.ts';

export type PreviewOptions = {
  /** Output folder of a build. */
  readonly folder: string;
  /** Path the site was built for. Default: `/`. */
  readonly base?: string;
  /** The next free one is taken when it is in use; 0 takes any. Default: 4173. */
  readonly port?: number;
  /** Address to listen on. Default: this machine alone. */
  readonly host?: string;
};

/**
 * Serves a built site as a good static host would: real redirects, compressed files, security headers, the page for what is not found.
 * A new build is served without a restart.
 * @throws CommandError when the folder holds no built site
 */
export async function startPreviewServer(
  options: PreviewOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { base = '/', port = 4173, host = '127.0.0.1' } = options;
  const folder = resolve(options.folder);
  const site = watchedStaticSite(folder, base);
  const first = await site().catch(() => undefined);
  if (!first?.files.has('index.html'))
    throw new CommandError(`There is no built site in ${folder}.`, 'Run `npm run build` first.');
  const server = createServer((request, response) => {
    site()
      .then((current) => answer(request, response, current, folder))
      .catch((error: unknown) => {
        // A build swaps the folder between two requests; the reader's next try finds it.
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

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: StaticSite,
  folder: string,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const { status, headers, file } = staticResponse(
    { method, url, acceptEncoding: request.headers['accept-encoding'] },
    site,
  );
  if (file === undefined) {
    response.writeHead(status, headers).end();
    return;
  }
  const path = join(folder, file);
  const { size, mtimeMs } = await stat(path);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, { ...headers, ETag: tag }).end();
    return;
  }
  response.writeHead(status, { ...headers, ETag: tag, 'Content-Length': size });
  if (method === 'HEAD') response.end();
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
}
