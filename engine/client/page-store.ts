import { isPageData } from '../model/payload-shape.ts';
import type { PageData } from '../model/page.ts';
import { withBase } from '../model/url.ts';

/** Something that the page needs didn't load. It is shown with a Retry button; any other error is a crash. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** The server has no payload that this client can render, so the browser has to load the document. The error's message is never shown. */
export class NotRenderable extends Error {}

export type PageStore = {
  readonly has: (path: string) => boolean;
  readonly put: (page: PageData) => void;
  /**
   * The page at a path: from memory, from a pending prefetch, or from the server.
   * @param signal signal of the navigation that needs the page; undefined for a prefetch, which has low priority
   * @throws NotRenderable for a missing page or one of another build
   * @throws LoadError when the network or the server fails
   */
  readonly get: (path: string, signal?: AbortSignal) => Promise<PageData>;
};

/**
 * Creates an empty store.
 * @param base the site's base path
 * @param build id of the client's build; pages of other builds aren't rendered
 */
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
      const page = pages.get(path) ?? ahead.get(path);
      if (page) return page;
      // A navigation's fetch is aborted with the navigation, so only prefetches are shared.
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
    throw new LoadError('The page could not be loaded: the server could not be reached.', { cause: error });
  }
  if (response.status >= 500)
    throw new LoadError(`The page could not be loaded: the server returned ${response.status}.`);
  if (!response.ok) throw new NotRenderable(url);
  const text = await response.text().catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new LoadError('The page could not be loaded: the connection was lost.', { cause: error });
  });
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    // Some servers respond to unknown paths with an HTML page and status 200.
    throw new NotRenderable(url);
  }
  // Pages in memory are rendered without further checks, so an invalid payload isn't stored, and Retry fetches it again.
  if (isPageData(payload)) return payload;
  throw new LoadError('The page could not be loaded: the response is not a page.');
}
