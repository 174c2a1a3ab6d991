import { caching, escapePattern, movedPaths, quote, splitHash, type HostSite } from './host-site.ts';

/** Extensions that nginx's own list lacks, or maps to a type without a charset. */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'application/pdf': 'pdf',
};

/**
 * `nginx.conf`: the site's whole configuration, to include in nginx's `http` block. Nothing that is quoted has a `$`, which would start a
 * variable. Redirects keep the query; `/x`, `/x.html` and `/x/index.html` redirect to `/x/`; compressed files are sent as they are; a
 * client that prefers Markdown gets it.
 */
export function nginxConfig(site: HostSite): string {
  const { base, root, port, headers, passiveFiles, drawings, securityTxt, hashed, hidden, languages } = site;
  const documentHeaders = Object.entries(headers.documents).map(([name, value]) => ({
    name,
    value,
    variable: `$docs_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
  const moved = movedPaths(site).map(({ from, to }) => {
    const { path, hash } = splitHash(to);
    return `  ${quote(from)} "${path}$is_args$args${hash}";`;
  });
  // nginx rejects a map whose longest key does not fit into a bucket (24 bytes of which are overhead), and warns when there are too few
  // buckets.
  const powerOf2 = (atLeast: number): number => 2 ** Math.ceil(Math.log2(atLeast));
  const bucket = powerOf2(2 * Math.max(32, ...movedPaths(site).map(({ from }) => from.length + 24)));
  const files = base === '/' ? `root ${quote(root)};` : `alias ${quote(`${root}/`)};`;
  return `# Include this file in the http block of nginx: include ${root}/_hosting/nginx.conf;
map_hash_bucket_size ${bucket};
map_hash_max_size ${Math.max(2048, powerOf2(16 * moved.length))};
map $uri $docs_moved_to {
  default "";
${moved.join('\n')}
}
# A client that prefers Markdown to HTML gets the page's Markdown.
map $http_accept $docs_index {
  default index.html;
  "~*^text/markdown" index.md;
}
map $uri $docs_caching {
  default ${quote(caching.other)};
  "~^${escapePattern(hashed)}" ${quote(caching.hashed)};
}
# Each language has its 404 page.
map $uri $docs_not_found {
  default ${base}404.html;
${languages.map((code) => `  "~^${escapePattern(`${base}${code}/`)}" ${base}${code}/404.html;\n`).join('')}}
# A header without a value isn't sent.
${documentHeaders
  .map(
    ({ name, variable, value }) => `map $uri ${variable} {
  default ${quote(value)};
  "~${passiveFiles}$" "";
  "~${drawings}$" ${quote(headers.drawings[name] ?? '')};
}`,
  )
  .join('\n')}
server {
  listen ${port};
  listen [::]:${port};
  server_tokens off;
  absolute_redirect off;
  sendfile on;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/markdown text/xml;
  types {
${Object.entries(types)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
  }
  default_type application/octet-stream;
${[
  ...Object.entries(headers.everywhere).map(([name, value]) => `  add_header ${name} ${quote(value)} always;`),
  ...documentHeaders.map(({ name, variable }) => `  add_header ${name} ${variable} always;`),
].join('\n')}
  add_header Cache-Control $docs_caching always;
  add_header Vary Accept always;

  # The compressed form of a file is sent in its place, and is no file of its own.
  set $docs_original "";
  if ($uri ~ "^${escapePattern(base)}(.+)\\.(gz|br)$") { set $docs_original ${quote(`${root}/`).slice(0, -1)}$1"; }
  if (-f $docs_original) { return 404; }
  if ($docs_moved_to) { return 301 $docs_moved_to; }
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?.*)?$") { return 301 $1$2; }
  if ($request_uri ~ "^([^?]+)\\.html(\\?.*)?$") { return 301 $1/$2; }
${base === '/' ? '' : `  location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }\n`}
  location ${base} {
    ${files}
    index $docs_index index.html;
  }
${hidden.map((path) => `  location = ${path} { return 404; }`).join('\n')}
${base === '/' ? '' : `  location = ${securityTxt} { alias ${quote(root + securityTxt)}; }\n`}  error_page 404 $docs_not_found;
  # A folder without a page.
  error_page 403 =404 $docs_not_found;
${['', ...languages.map((code) => `${code}/`)]
  .map(
    (folder) => `  location = ${base}${folder}404.html {
    internal;
    ${base === '/' ? files : `alias ${quote(`${root}/${folder}404.html`)};`}
  }`,
  )
  .join('\n')}
}
`;
}
