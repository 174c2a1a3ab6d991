import type { Redirect } from '../model/redirect.ts';
import { withBase } from '../model/url.ts';

/** Every way an old page was addressed: with and without the slash, as a file, as a folder's index. */
export function pathForms(path: string): string[] {
  const bare = path.replace(/\/$/, '');
  return bare === '' ? ['/', '/index.html'] : [`${bare}/`, bare, `${bare}.html`, `${bare}/index.html`];
}

/** `_redirects`, as Netlify and Cloudflare Pages read it (and the preview server): one 301 a line. These hosts keep the query, browsers keep the hash. */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  return redirects
    .flatMap(({ from, to }) => pathForms(from).map((form) => `${withBase(base, form)} ${withBase(base, to)} 301\n`))
    .join('');
}

/** Reads a `_redirects` file: path → target. Lines that start with `#` are comments. */
export function parseRedirectsFile(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return new Map(lines.map((line) => line.trim().split(/\s+/)).map(([from = '', to = '']) => [from, to]));
}

/**
 * `redirects.nginx.conf`: a map from old to new addresses, to include in nginx's `http` block. The server block then says
 * `if ($moved_to) { return 301 $moved_to; }`. Query strings are kept.
 */
export function redirectsNginx(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.flatMap(({ from, to }) => {
    const [path = '', hash] = withBase(base, to).split('#');
    const target = `${path}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
    return pathForms(from).map((form) => ({ form: withBase(base, form), target }));
  });
  // nginx refuses a map whose longest key does not fit into a bucket (24 bytes of it are nginx's own), and warns when buckets are too few.
  const powerOf2 = (atLeast: number): number => 2 ** Math.ceil(Math.log2(atLeast));
  const bucketSize = powerOf2(2 * Math.max(32, ...lines.map(({ form }) => form.length + 24)));
  const maxSize = Math.max(2048, powerOf2(16 * lines.length));
  return [
    '# Include in `http { … }`, then in the server block: if ($moved_to) { return 301 $moved_to; }',
    `map_hash_bucket_size ${bucketSize};`,
    `map_hash_max_size ${maxSize};`,
    'map $uri $moved_to {',
    "  default '';",
    ...lines.map(({ form, target }) => `  '${form}' '${target}';`),
    '}',
    '',
  ].join('\n');
}
