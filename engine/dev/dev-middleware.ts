import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutBase } from '../model/url.ts';
import { contentType } from './content-type.ts';
import type { DevFile, DevSite } from './dev-site.ts';
import { routeRequest } from './route-request.ts';
import type { Problem } from '../model/problem.ts';
import { scriptJson } from '../model/escape-html.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

type Current = {
  readonly site: () => DevSite;
  /** Why the site can't be read as its files are now; the site is the one before. */
  readonly mistake: () => Error | undefined;
};

/**
 * Answers requests for files of the site, as a host would. While there is a mistake, documents are not answered but fail with it.
 * @param last whether this is the end of the chain: only there, after Vite's modules, unknown paths get the 404 page
 */
export function siteMiddleware(current: Current, last: boolean): Middleware {
  return (request, response, next) => {
    answer(request, response, current, last).then((done) => {
      if (!done) next();
    }, next);
  };
}

/** False when the next middleware should answer. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  current: Current,
  last: boolean,
): Promise<boolean> {
  const dev = current.site();
  const { method = 'GET', originalUrl: url = request.url ?? '/' } = request as IncomingMessage & {
    originalUrl?: string;
  };
  const { base } = dev.site.info;
  await dev.prepare(withoutBase(base, url.split('?')[0] as string)?.slice(1) ?? '');
  const route = routeRequest(method, url, { base, has: (file) => dev.has(file), redirects: dev.redirects });
  if (route.status >= 400 && !last) return false;
  const mistake = current.mistake();
  if (mistake && 'file' in route && route.file.endsWith('.html')) throw mistake;
  response.setHeader('Cache-Control', 'no-cache');
  const file = 'file' in route ? await dev.read(route.file) : undefined;
  if ('location' in route) response.writeHead(route.status, { Location: route.location }).end();
  else if (!('file' in route) || !file) response.writeHead(route.status).end();
  else await send(route.status, route.file, file, dev, method, response);
  return true;
}

async function send(
  status: number,
  name: string,
  file: DevFile,
  dev: DevSite,
  method: string,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, { 'Content-Type': contentType(name) });
  if (method === 'HEAD') response.end();
  else if ('from' in file)
    createReadStream(file.from)
      .on('error', () => response.destroy())
      .pipe(response);
  else if (!name.endsWith('.html')) response.end(file.text);
  else
    response.end(
      devDocument(file.text, dev.site.info.base, file.page === undefined ? [] : await dev.problems(file.page)),
    );
}

/**
 * A document for the dev server: without the content security policy, which would block Vite's scripts, with those scripts, and with the
 * problems of the page. Otherwise it is what a build writes.
 */
function devDocument(html: string, base: string, problems: readonly Problem[]): string {
  const script = (module: string): string => `<script type="module" src="${base}${module}"></script>`;
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</head>', () => `${script('@vite/client')}${script('engine/client/dev/content-overlay.ts')}</head>`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="content-problems">${scriptJson(problems)}</script></body>`,
    );
}
