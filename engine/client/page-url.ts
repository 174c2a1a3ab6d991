import { decodeUrl, normalizePath, withBase, withoutBase } from '../model/url.ts';

/** The site's location: origin, base path, and locales with the default first. */
export type SiteLocation = {
  readonly origin: string;
  readonly base: string;
  readonly locales?: readonly { readonly code: string }[];
};

/**
 * The canonical site path of an absolute URL: `/a`, `/a.html` and `/a/index.html` are `/a/`. Undefined for other origins, for paths outside
 * of the base path, for files (`/a/page.json`, `/pages.md`), and for invalid URLs, which a link's `href` may contain (`https://[`).
 */
export function pagePath(url: string, { origin, base }: SiteLocation): string | undefined {
  if (!url.startsWith(`${origin}/`)) return undefined;
  const path = withoutBase(base, decodeUrl(new URL(url).pathname));
  if (path === undefined) return undefined;
  const page = normalizePath(path);
  return /\.[^/]*\/$/.test(page) ? undefined : page;
}

/** The URL of a page with its canonical path. Keeps query and hash. */
export function canonicalUrl(url: string, path: string, base: string): string {
  const target = new URL(url);
  target.pathname = withBase(base, path);
  return target.href;
}
