import { pathForms, type Redirect } from '../engine/model/redirect.ts';
import { withBase } from '../engine/model/url.ts';
import type { HeaderSet } from './host-site.ts';

/** Headers for every path that matches the pattern; `*` matches any text. */
export type HeaderRule = { readonly pattern: string; readonly headers: HeaderSet };

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

/** `_headers`, as Netlify and Cloudflare Pages read it (and the preview server). */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(
      ({ pattern, headers }) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('\n');
}

/** Parses a `_headers` file. Lines that start with `#` are comments. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: {} });
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
  }
  return rules;
}
