import { isHostFile } from '../output/site-files.ts';
import { normalizePath, withBase, withoutBase } from '../model/url.ts';

/** A site as a host sees it. */
export type RoutedSite = {
  readonly base: string;
  /** Whether the output has a file: `product/index.html`. */
  readonly has: (file: string) => boolean;
  /** Old path (base path included) → new path; see `_redirects`. */
  readonly redirects: ReadonlyMap<string, string>;
};
/** The response: a file of the output, a redirect, or only a status. */
export type Route =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string }
  | { readonly status: 400 | 404 | 405 };

/**
 * Decides what a static host answers: redirects first, then the canonical form of each path, then files, then the 404 page.
 * @param url path and query as they were sent
 * @param accept the header of that name: a client that asks for Markdown gets a page's Markdown
 */
export function routeRequest(method: string, url: string, site: RoutedSite, accept = ''): Route {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  const [rawPath = '/', query] = url.split(/\?(.*)/s);
  const search = query === undefined ? '' : `?${query}`;
  const decoded = decodePath(rawPath);
  if (decoded === undefined) return { status: 400 };
  const moved = site.redirects.get(decoded);
  if (moved !== undefined) return { status: 301, location: withQuery(moved, search) };

  const path = withoutBase(site.base, decoded);
  if (path === undefined) return decoded === '/' ? { status: 301, location: site.base + search } : notFound(site);
  if (`${decoded}/` === site.base) return { status: 301, location: site.base + search };
  const file = path.slice(1);
  if (site.has(file) && !isHidden(file, site)) return { status: 200, file };
  const normal = normalizePath(path);
  const index = `${normal.slice(1)}index.html`;
  if (!site.has(index)) return notFound(site, path);
  const markdown = `${normal.slice(1)}index.md`;
  return normal === path
    ? { status: 200, file: /^text\/markdown/i.test(accept) && site.has(markdown) ? markdown : index }
    : { status: 301, location: encodeURI(withBase(site.base, normal)) + search };
}

/** Documents are served by the path of their folder; files for hosts and compressed forms are not served. */
const isHidden = (file: string, site: RoutedSite): boolean =>
  file.endsWith('.html') || isHostFile(file) || (/\.(br|gz)$/.test(file) && site.has(file.replace(/\.(br|gz)$/, '')));

/** The 404 page of the path's language. */
function notFound(site: RoutedSite, path = ''): Route {
  const file = [`${path.split('/')[1]}/404.html`, '404.html'].find((page) => site.has(page));
  return { status: 404, ...(file ? { file } : {}) };
}

/** Undefined for a path that is invalid or leaves the site's folder. */
function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.startsWith('/') && !decoded.split(/[/\\]/).includes('..') && !decoded.includes('\0')
      ? decoded
      : undefined;
  } catch {
    return undefined;
  }
}

/** The query goes before the hash; characters that a header may not contain are encoded. */
function withQuery(target: string, search: string): string {
  const [path = '', hash] = target.replace(/[^\x21-\x7e]+/g, encodeURIComponent).split('#');
  return path + search + (hash === undefined ? '' : `#${hash}`);
}
