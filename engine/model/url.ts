/** Pure functions on site paths. A site path starts and ends with `/` and does not include the base path. */

/** `/a` → `/a/`; leaves query and hash alone. */
export function ensureTrailingSlash(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return (path.endsWith('/') ? path : `${path}/`) + rest;
}

/** The one form of a path: no `index.html`, no `.html`, one trailing slash. Query and hash must be cut off first. */
export function normalizePath(path: string): string {
  return ensureTrailingSlash(
    path
      .replace(/\/{2,}/g, '/')
      .replace(/(^|\/)index(\.html)?\/?$/, '$1')
      .replace(/\.html$/, '') || '/',
  );
}

/** Puts the base path in front: (`/docs/`, `/a/`) → `/docs/a/`. Leaves anything alone that is not a site path. */
export function withBase(base: string, url: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? base.replace(/\/$/, '') + url : url;
}

/** Takes the base path off; undefined when the path lies outside of it. */
export function withoutBase(base: string, path: string): string | undefined {
  const prefix = base.replace(/\/$/, '');
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}

/** Percent-decodes a part of a URL; one that is not well encoded stays as it is: `%C3%A4` → `ä`, `100%` → `100%`. */
export function decodeUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An id for a heading or a category: `Gmail settings` → `gmail-settings`. */
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
