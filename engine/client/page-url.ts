import { decodeUrl, normalizePath, withBase, withoutBase } from '../model/url.ts';

/** Where the site is: origin of the document, base path, and its locales, the default first. */
export type Place = {
  readonly origin: string;
  readonly base: string;
  readonly locales?: readonly { readonly code: string }[];
};

/**
 * The site path of the page behind an absolute URL, in its one form: `/a`, `/a.html` and `/a/index.html` are `/a/`.
 * Undefined for other origins, for paths outside of the base path and for files (`/a/page.json`, `/pages.md`).
 */
export function pagePath(url: string, { origin, base }: Place): string | undefined {
  const target = new URL(url);
  if (target.origin !== origin) return undefined;
  const path = withoutBase(base, decodeUrl(target.pathname));
  if (path === undefined) return undefined;
  const page = normalizePath(path);
  return /\.[^/]*\/$/.test(page) ? undefined : page;
}

/** The same URL with the page's path in its one form; query and hash stay. */
export function canonicalUrl(url: string, path: string, base: string): string {
  const target = new URL(url);
  target.pathname = withBase(base, path);
  return target.href;
}
