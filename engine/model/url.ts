import type { SiteInfo } from './site-info.ts';

/** Pure functions on site paths. A site path starts and ends with `/` and doesn't include the base path. */

/** `/a` → `/a/`, `/a?b#c` → `/a/?b#c`. */
export function ensureTrailingSlash(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return (path.endsWith('/') ? path : `${path}/`) + rest;
}

/** The canonical form of a path: no `index.html`, no `.html`, one trailing slash. Takes a path without query and hash. */
export function normalizePath(path: string): string {
  const shorter = path.replace(/\/{2,}/g, '/').replace(/(^|\/)index\/?$|(?:\.html)+\/?$/, '$1');
  return shorter === path ? ensureTrailingSlash(path) : normalizePath(shorter);
}

/** How the files of pages end. */
export const pageEnding = /\.(mdx?|markdown)$/i;

/** `product/channels/line.mdx` → `/product/channels/line/`, `index.md` → `/`. Brand words in file names are replaced too. */
export function pathOfFile(file: string): string {
  return normalizePath(`/${file.replace(pageEnding, '')}`);
}

/** Adds the base path: (`/docs/`, `/a/`) → `/docs/a/`. Returns anything that isn't a site path unchanged. */
export function withBase(base: string, url: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? base.replace(/\/$/, '') + url : url;
}

/** Removes the base path: (`/docs/`, `/docs/a/`) → `/a/`; undefined for a path outside of it. */
export function withoutBase(base: string, path: string): string | undefined {
  const prefix = base.replace(/\/$/, '');
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** Percent-decodes a part of a URL; returns invalid input unchanged: `%C3%A4` → `ä`, `100%` → `100%`. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An id for a category or an element: `Gmail settings` → `gmail-settings`; `section` when no letter or digit is left. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'section';
}

/** The id of a symptom: its first eight words. */
export const symptomId = (symptom: string): string => slugify(symptom).split('-').slice(0, 8).join('-');

/** A site path as a public URL; undefined when the configuration has no `url`. */
export function absoluteUrl(site: Pick<SiteInfo, 'url' | 'base'>, path: string): string | undefined {
  return site.url === undefined ? undefined : encodeURI(site.url.replace(/\/$/, '') + withBase(site.base, path));
}
