import { contentSecurityPolicy, type SecurityInput } from './content-security-policy.ts';
import { caching, type HeaderSet, type SecurityHeaders } from '../../hosting/host-site.ts';
import type { HeaderRule } from '../../hosting/netlify.ts';
import { redirectScript } from './redirect-page.ts';

/**
 * Folder of files with a content hash in their names: they never change, so browsers keep them. Its name starts with `_`, so no file of the
 * content, whose names have no hash, can be in it.
 */
export const assetsFolder = '_assets';

/**
 * Matches the end of URLs of files that nothing runs in: styles, data, pictures, fonts. Browsers ignore the headers of documents there,
 * which would be most of what a small file costs.
 */
export const passiveFiles = '\\.(css|json|webmanifest|png|jpe?g|gif|webp|avif|ico|woff2)';

/** Matches the end of URLs of SVG files. */
export const drawings = '\\.svg';

/**
 * The security headers that every host should send.
 * @param hsts for how many seconds browsers remember to use only HTTPS. Default: no HSTS header
 */
export function securityHeaders(security: SecurityInput, hsts?: number): SecurityHeaders {
  // Redirect pages get the policy too.
  const inlineScripts = [...(security.inlineScripts ?? []), redirectScript];
  return {
    everywhere: {
      'X-Content-Type-Options': 'nosniff',
      ...(hsts === undefined ? {} : { 'Strict-Transport-Security': `max-age=${hsts}; includeSubDomains` }),
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy({ ...security, inlineScripts }, 'header'),
      'X-Frame-Options': 'SAMEORIGIN',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    drawings: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
  };
}

/**
 * The rules of `_headers`. Its patterns can't tell documents from other files, so all files get all headers; the hosts that read it speak
 * HTTP/2, where a repeated header costs a byte.
 * @param base path the site is served under
 */
export const headerRules = ({ everywhere, documents }: SecurityHeaders, base: string): HeaderRule[] => [
  { pattern: `${base}*`, headers: { ...documents, ...everywhere } },
  // No rule for other files: hosts that read this file send pages with `max-age=0, must-revalidate` on their own, and would merge two rules
  // into one value.
  { pattern: `${base}${assetsFolder}/*`, headers: { 'Cache-Control': caching.hashed } },
];

/** The headers of a path, as nginx, Caddy and Apache send them: later rules override earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): HeaderSet {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  const headers: HeaderSet = Object.assign({}, ...matching.map((rule) => rule.headers));
  const { documents, drawings: forDrawings } = securityHeaders({});
  const isDrawing = new RegExp(`${drawings}$`).test(path);
  if (!isDrawing && !new RegExp(`${passiveFiles}$`).test(path)) return headers;
  const others = Object.entries(headers).filter(([name]) => !Object.hasOwn(documents, name));
  return { ...Object.fromEntries(others), ...(isDrawing ? forDrawings : {}) };
}
