import { deployment } from './deployment.ts';
import { scope } from './worker-scope.ts';

/** Caches of all deployments of this site. Other sites of the origin have others. */
const family = `docs ${deployment.base} `;
const cacheName = family + deployment.id;
/** How many pages are kept: those that were read last. */
const maxPages = 200;
/** When a file was saved. */
export const savedAt = 'X-Saved';

let forgotten = false;

/** A saved file. */
export const match = (url: string, options: CacheQueryOptions = {}): Promise<Response | undefined> =>
  caches.match(url, { ...options, cacheName });
const openCache = (): Promise<Cache> => caches.open(cacheName);
const familyNames = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(family));

export const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && Boolean(response.headers.get('Content-Type')?.startsWith('text/html'));

/** The URL that a page is saved under: without query and anchor. */
export const pageUrl = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/index\.html$/, '/')
    .replace(/([^/])$/, '$1/');

/** A copy that says when it was saved. Browsers have decoded it already. */
async function dated(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(savedAt, new Date().toISOString());
  return new Response(await response.arrayBuffer(), { headers });
}

/** Saves a file, unless nothing may be saved any more. */
export async function save(url: string, response: Response): Promise<void> {
  if (!forgotten) await (await openCache()).put(url, await dated(response));
}

/** Saves a page, also its pictures. Forgets the pages that were read longest ago. */
export async function savePage(address: string, response: Response): Promise<void> {
  const url = pageUrl(address);
  const cache = await openCache();
  const html = await response.clone().text();
  // The last one is the newest.
  await cache.delete(url);
  await save(url, response);
  const pages = await savedPages();
  await Promise.all(pages.slice(0, -maxPages).map((page) => cache.delete(page)));
  const pictures = [...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g)].map(([, src]) => new URL(src as string, url).href);
  for (const picture of new Set(pictures)) if (!(await cache.match(picture))) await saveAgain(picture, 'default');
}

/** URLs of all saved pages, in the order of saving. */
export async function savedPages(): Promise<string[]> {
  return (await (await openCache()).keys()).map(({ url }) => url).filter((url) => url.endsWith('/'));
}

/**
 * Fetches a file and saves it; one that is gone is left out.
 * @throws Error when the server fails
 */
async function saveAgain(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, { cache });
  if (response.status >= 500) throw new Error(`${url}: the server returned ${response.status}.`);
  if (response.ok && !response.redirected) await save(url, response);
}

/**
 * Does work for each item, four at a time.
 * @throws Error when one fails, after the others that had begun
 */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const workers = Array.from({ length: 4 }, async () => {
    try {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    } finally {
      rest.length = 0;
    }
  });
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/**
 * Fetches everything that this deployment needs: what every page loads, the pages that are open, and what was saved of the deployment
 * before. Until it is complete, that one stays as it is.
 * @throws Error when a file doesn't load; then nothing of this deployment is kept
 */
export async function fetchDeployment(): Promise<void> {
  const before = (await familyNames()).filter((name) => name !== cacheName);
  try {
    const core = deployment.core.map((path) => new URL(deployment.base + path, scope.location.href).href);
    await forEach(core, async (url) => {
      const response = await fetch(url, { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${url}: the server returned ${response.status}.`);
      await save(url, response);
    });
    const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
    const saved = await Promise.all(before.map(async (name) => (await caches.open(name)).keys()));
    const urls = new Set([...saved.flat().map(({ url }) => url), ...open.map(({ url }) => pageUrl(url))]);
    const inScope = [...urls].filter((url) => url.startsWith(scope.registration.scope) && !core.includes(url));
    await forEach(inScope, (url) => saveAgain(url, 'no-cache'));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

/** Deletes what was saved of other deployments. */
export async function forgetOthers(): Promise<void> {
  await Promise.all((await familyNames()).filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** Deletes everything, and saves nothing from now on. */
export async function forgetAll(): Promise<void> {
  forgotten = true;
  await Promise.all((await familyNames()).map((name) => caches.delete(name)));
}
