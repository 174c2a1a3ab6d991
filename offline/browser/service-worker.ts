import { deployment } from './deployment.ts';
import { missingPage, savedBuild, withNotice } from './saved-page.ts';
import { fetchDeployment, forgetAll, forgetOthers, isPage, match, pageUrl, save, savePage } from './saved-files.ts';
import { scope, type FetchEvent } from './worker-scope.ts';

/**
 * Keeps the pages that a reader has opened, for times without a connection. Pages come from the network; a saved one is shown only when the
 * network fails or is slow, and says from when it is. Files with a hash in their names come from the cache.
 */

/** How long the network may take for a page before a saved one is shown, in ms. */
const patience = 4000;

const late = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, patience, undefined));
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(console.warn);

let switchedOff = false;
/**
 * Whether the owner has switched the worker off, asked when a page no longer registers it. Then nothing of it remains. The page of a
 * network that wants the reader to sign in doesn't register it either, but the script is still there.
 */
async function checkSwitchedOff(): Promise<void> {
  const { status, headers } = await fetch(scope.location.href, { cache: 'no-store' });
  const isScript = headers.get('Content-Type')?.includes('javascript');
  // A host may answer unknown paths with a page. A failure says nothing.
  if (!(status === 404 || status === 410 || (status === 200 && !isScript))) return;
  switchedOff = true;
  await scope.registration.unregister();
  await forgetAll();
}

/** Saves a page of the site. */
async function keepPage(address: string, response: Response): Promise<void> {
  if ((await response.clone().text()).includes(deployment.registration)) await savePage(address, response);
  else await checkSwitchedOff();
}

/** A document: from the network, else saved with a notice, else a list of the saved ones. */
async function page({ request, waitUntil }: Bound): Promise<Response> {
  const network = fetch(request, { cache: 'no-cache' });
  const kept = network.then((response) => (isPage(response) ? keepPage(request.url, response.clone()) : undefined));
  waitUntil(quietly(kept));
  const saved = (): Promise<Response | undefined> => match(pageUrl(request.url));
  try {
    const response = await Promise.race([network, late()]);
    if (response && response.status < 500) return response;
    const copy = await saved();
    return copy ? await withNotice(copy, response ? 'noConnection' : 'slow') : await network;
  } catch {
    const copy = await saved();
    return copy ? withNotice(copy, 'noConnection') : missingPage();
  }
}

/** A page for the client, which shows it in the document that is open. Never a saved one: 404 makes the client load the document. */
async function payload({ request }: Bound): Promise<Response> {
  const missing = new Response(null, { status: 404 });
  if (new URL(request.url).searchParams.get('b') === savedBuild) return missing;
  return (await Promise.race([fetch(request), late()]).catch(() => undefined)) ?? missing;
}

/** A file that never changes: its name has a hash. */
async function asset({ request, waitUntil }: Bound): Promise<Response> {
  const saved = await match(request.url);
  return saved ?? keep(request, waitUntil);
}

/** A file that may change, and says nothing by itself: a picture, the sidebar. */
async function other({ request, waitUntil }: Bound): Promise<Response> {
  try {
    return await keep(request, waitUntil);
  } catch (error) {
    const saved = await match(request.url, { ignoreSearch: true });
    if (saved) return saved;
    throw error;
  }
}

async function keep(request: Request, waitUntil: FetchEvent['waitUntil']): Promise<Response> {
  const response = await fetch(request);
  if (response.status === 200 && response.type === 'basic')
    waitUntil(quietly(save(request.url.replace(/\?.*$/, ''), response.clone())));
  return response;
}

type Bound = { readonly request: Request; readonly waitUntil: FetchEvent['waitUntil'] };

/** What answers a request; undefined: the browser does, as without this worker. */
function answerTo(request: Request): ((bound: Bound) => Promise<Response>) | undefined {
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === scope.location.origin && pathname.startsWith(deployment.base);
  if (switchedOff || !isOurs || request.method !== 'GET' || request.headers.has('Range')) return undefined;
  const path = pathname.slice(deployment.base.length);
  if (request.mode === 'navigate') return /\.(?!html$)\w+$/.test(path) ? undefined : page;
  if (path.endsWith('page.json')) return payload;
  if (path.startsWith('_assets/')) return asset;
  // Markdown and data would be old without saying so.
  const isPassive = /^(image|script|style|font|manifest)$/.test(request.destination);
  return isPassive || /(^|\/)(site|search\/manifest|sidebars\/[^/]+)\.json$/.test(path) ? other : undefined;
}

scope.addEventListener('install', (event) => event.waitUntil(fetchDeployment()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => scope.clients.claim())));
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer({ request: event.request, waitUntil: (work) => event.waitUntil(work) }));
});
// The client has shown a page.
scope.addEventListener('message', (event) => {
  const address = String(event.data);
  if (switchedOff || !address.startsWith(scope.registration.scope)) return;
  const document = fetch(pageUrl(address), { cache: 'no-cache' });
  event.waitUntil(quietly(document.then((answer) => (isPage(answer) ? keepPage(address, answer) : undefined))));
});
