import { isPageData } from '../model/page-shape.ts';
import type { PageData } from '../model/page.ts';
import { withBase } from '../model/url.ts';
import { LoadError } from './load-error.ts';

/** The server has no payload that this client can render; the browser has to load the address itself, so nobody reads its message. */
export class NotRenderable extends Error {}

/** Pages by path; none is fetched twice. */
export type PageStore = {
  /** Whether the page is here already. */
  readonly has: (path: string) => boolean;
  readonly put: (page: PageData) => void;
  /**
   * The page at a path: from memory, from a fetch on its way, or from the server.
   * @param signal of the navigation that needs it now; left out: fetched ahead, with low priority
   * @throws NotRenderable for a missing page or one of another build; LoadError when the network or the server fails
   */
  readonly get: (path: string, signal?: AbortSignal) => Promise<PageData>;
};

/** @param build what this client was built as; pages of another build are not rendered */
export function createPageStore(base: string, build: string): PageStore {
  const pages = new Map<string, PageData>();
  const ahead = new Map<string, Promise<PageData>>();

  const download = async (path: string, signal?: AbortSignal): Promise<PageData> => {
    const page = await fetchPage(`${withBase(base, path)}page.json?b=${build}`, signal);
    if (page.build !== build) throw new NotRenderable(path);
    pages.set(path, page);
    return page;
  };

  return {
    has: (path) => pages.has(path),
    put: (page) => pages.set(page.path, page),
    get: async (path, signal) => {
      const known = pages.get(path) ?? ahead.get(path);
      if (known) return known;
      // A navigation's fetch dies with the navigation, so only fetches ahead of one are shared.
      if (signal) return download(path, signal);
      const promise = download(path).finally(() => ahead.delete(path));
      ahead.set(path, promise);
      return promise;
    },
  };
}

async function fetchPage(url: string, signal?: AbortSignal): Promise<PageData> {
  let response: Response;
  try {
    response = await fetch(url, signal ? { signal } : { priority: 'low' });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new LoadError('The page could not be loaded: the network did not answer.', { cause: error });
  }
  if (response.status >= 500)
    throw new LoadError(`The page could not be loaded: the server answered ${response.status}.`);
  if (!response.ok) throw new NotRenderable(url);
  const text = await response.text().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new LoadError('The page could not be loaded: the connection broke.', { cause: error });
  });
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    // Some hosts answer every unknown path with a page.
    throw new NotRenderable(url);
  }
  // What is kept is rendered without another look; a broken answer is not kept, so that Retry asks again.
  if (isPageData(payload)) return payload;
  throw new LoadError('The page could not be loaded: the server sent something else.');
}
