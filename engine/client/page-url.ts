import { decodeUrl, normalizePath, withBase, withoutBase } from '../model/url.ts';

/** The site's location: origin, base path, and the base paths of its other languages. */
export type SiteLocation = {
  readonly origin: string;
  readonly base: string;
  readonly elsewhere?: readonly string[];
};

/**
 * The canonical site path of an absolute URL: `/a`, `/a.html` and `/a/index.html` are `/a/`. Undefined for other origins, for paths outside
 * of the base path, for pages in another language, for files (`/a/page.json`, `/pages.md`), and for invalid URLs, which a link's `href` may contain (`https://[`).
 */
export function pagePath(url: string, { origin, base, elsewhere }: SiteLocation): string | undefined {
  if (!url.startsWith(`${origin}/`)) return undefined;
  const { pathname } = new URL(url);
  const path = withoutBase(base, decodeUrl(pathname));
  if (path === undefined || elsewhere?.some((other) => pathname.startsWith(other))) return undefined;
  const page = normalizePath(path);
  return /\.[^/]*\/$/.test(page) ? undefined : page;
}

/** The URL of a page with its canonical path. Keeps query and hash. */
export function canonicalUrl(url: string, path: string, base: string): string {
  const target = new URL(url);
  target.pathname = withBase(base, path);
  return target.href;
}
