import { pathForms, type Redirect } from '../model/redirect.ts';
import { withBase } from '../model/url.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it (and the preview server): one 301 per line, and the 404 page of each language, which
 * Cloudflare finds by itself. These hosts keep the query, browsers keep the hash.
 */
export function redirectsFile(redirects: readonly Redirect[], base: string, languages: readonly string[] = []): string {
  const moved = redirects.flatMap(({ from, to }) =>
    pathForms(from).map((form) => `${withBase(base, form)} ${withBase(base, to)} 301\n`),
  );
  return [...moved, ...languages.map((code) => `${base}${code}/* ${base}${code}/404.html 404\n`)].join('');
}

/** The redirects of a `_redirects` file: path → target. Lines that start with `#` are comments. */
export function parseRedirectsFile(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => /^[^#].* 301\s*$/.test(line));
  return new Map(lines.map((line) => line.trim().split(/\s+/)).map(([from = '', to = '']) => [from, to]));
}
