import type { HeaderRule } from '../output/headers.ts';
import { normalizePath, withBase, withoutBase } from '../model/url.ts';
import { contentType } from './content-types.ts';

/** A built site as a host sees it. */
export type StaticSite = {
  /** Path the site is served under; starts and ends with `/`. */
  readonly base: string;
  /** Every file of the output, from its folder: `product/index.html`. */
  readonly files: ReadonlySet<string>;
  /** Old address (base path included) → new one; see `_redirects`. */
  readonly redirects: ReadonlyMap<string, string>;
  /** See `_headers`. */
  readonly headers: readonly HeaderRule[];
};
export type StaticRequest = {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly acceptEncoding?: string | undefined;
};
/** What to answer. `file` is a name in `StaticSite.files`; left out, the body is empty. */
export type StaticResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly file?: string;
};

/** Files that tell a host what to do; nobody asks for them. */
const hostFiles = new Set(['_headers', '_redirects', 'redirects.nginx.conf', 'headers.nginx.conf']);

/** Answers a request as a static host would: redirects first, then the one form of each address, then files, then the page for what is not found. */
export function staticResponse(request: StaticRequest, site: StaticSite): StaticResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } };
  const [rawPath = '/', query] = request.url.split(/\?(.*)/s);
  const search = query === undefined ? '' : `?${query}`;
  const decoded = decodePath(rawPath);
  if (decoded === undefined) return { status: 400, headers: {} };

  const moved = site.redirects.get(decoded);
  if (moved !== undefined) return redirect(withQuery(moved, search));
  const path = withoutBase(site.base, decoded);
  if (path === undefined) return decoded === '/' ? redirect(site.base + search) : notFound(request, site);
  if (`${decoded}/` === site.base) return redirect(site.base + search);

  const file = path.slice(1);
  if (site.files.has(file) && !file.endsWith('.html') && !hostFiles.has(file) && !isCompressed(file, site))
    return found(request, site, file, decoded);
  const normal = normalizePath(path);
  const index = `${normal.slice(1)}index.html`;
  if (!site.files.has(index)) return notFound(request, site);
  return normal === path
    ? found(request, site, index, decoded)
    : redirect(encodeURI(withBase(site.base, normal)) + search);
}

/** Undefined for a path that is not valid, or that climbs out of the site. */
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

/** The query goes before the hash; what a header may not hold is encoded. */
function withQuery(target: string, search: string): string {
  const [path = '', hash] = target.replace(/[^\x21-\x7e]+/g, encodeURIComponent).split('#');
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

function redirect(location: string): StaticResponse {
  return { status: 301, headers: { Location: location, 'Cache-Control': 'no-cache' } };
}

function found(request: StaticRequest, site: StaticSite, file: string, path: string, status = 200): StaticResponse {
  const encoding = chooseEncoding(request.acceptEncoding ?? '', file, site);
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': 'no-cache',
    ...headersFor(path, site.headers),
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
  };
  return { status, headers, file: encoding ? file + encoding.ending : file };
}

function notFound(request: StaticRequest, site: StaticSite): StaticResponse {
  if (!site.files.has('404.html')) return { status: 404, headers: {} };
  return found(request, site, '404.html', site.base, 404);
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;
const isCompressed = (file: string, site: StaticSite): boolean =>
  /\.(br|gz)$/.test(file) && site.files.has(file.replace(/\.(br|gz)$/, ''));

/** The smallest form that exists and that the browser takes (`gzip;q=0` means it does not). */
function chooseEncoding(accept: string, file: string, site: StaticSite): (typeof encodings)[number] | undefined {
  const accepted = new Set(
    accept
      .split(',')
      .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
      .map((item) => item.split(';')[0]?.trim()),
  );
  return encodings.find(({ name, ending }) => accepted.has(name) && site.files.has(file + ending));
}

/** Later rules win over earlier ones. */
function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}
