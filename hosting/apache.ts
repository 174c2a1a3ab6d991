import { caching, escapePattern, movedPaths, quote, splitHash, type HostSite } from './host-site.ts';

/** `.htaccess`: redirects, headers, compressed files and the 404 page, for Apache with mod_rewrite, mod_headers and mod_mime. */
export function htaccess(site: HostSite): string {
  const { base, headers, passiveFiles, drawings, hashed, hidden, languages } = site;
  const moved = movedPaths(site).flatMap(({ from, to }) => {
    const { path, hash } = splitHash(to);
    const old = `^${escapePattern(from.slice(base.length))}$`;
    if (!hash) return [`RewriteRule ${old} ${quote(path)} [R=301,L]`];
    // The query goes before the hash, and neither is escaped (NE).
    return [
      'RewriteCond %{QUERY_STRING} (.+)',
      `RewriteRule ${old} ${quote(`${path}?%1${hash}`)} [R=301,L,NE,QSD]`,
      `RewriteRule ${old} ${quote(path + hash)} [R=301,L,NE]`,
    ];
  });
  return `# Needs mod_rewrite, mod_headers and mod_mime, and AllowOverride All for this folder.
Options -Indexes -MultiViews
DirectorySlash On
DirectoryIndex index.html
ErrorDocument 404 ${base}404.html
${languages.map((code) => `<If "%{REQUEST_URI} =~ m#^${escapePattern(`${base}${code}/`)}#">\nErrorDocument 404 ${base}${code}/404.html\n</If>\n`).join('')}AddDefaultCharset utf-8
AddType text/markdown .md
AddType text/javascript .js .mjs
AddType application/manifest+json .webmanifest
AddType text/xml .xml
AddCharset utf-8 .html .css .js .mjs .md .txt .xml

RewriteEngine On
RewriteBase ${base}
${moved.join('\n')}
${hidden.map((path) => `RewriteRule ^${escapePattern(path.slice(base.length))}$ - [R=404,L]`).join('\n')}
# The compressed form of a file is sent in its place, and is no file of its own.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_FILENAME} ^(.+)\\.(gz|br)$
RewriteCond %1 -f
RewriteRule ^ - [R=404,L]
RewriteCond %{THE_REQUEST} \\s([^?\\s]*/)index\\.html[?\\s]
RewriteRule ^ %1 [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} \\s([^?\\s]+)\\.html[?\\s]
RewriteRule ^ %1/ [R=301,L]
# A client that prefers Markdown gets it.
RewriteCond %{HTTP:Accept} ^text/markdown [NC]
RewriteCond %{REQUEST_FILENAME}index.md -f
RewriteRule ^(.*/)?$ $1index.md [L]
# A folder's page, so that the rules below see a file.
RewriteCond %{REQUEST_FILENAME}index.html -f
RewriteRule ^(.*/)?$ $1index.html
# Files that are compressed already.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L,E=DOCS_ENCODING:br,E=no-gzip:1]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [L,E=DOCS_ENCODING:gzip,E=no-gzip:1]

RemoveType .gz .br
RemoveEncoding .gz .br
<FilesMatch "\\.html\\.(br|gz)$">
  ForceType "text/html; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.css\\.(br|gz)$">
  ForceType "text/css; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.m?js\\.(br|gz)$">
  ForceType "text/javascript; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.json\\.(br|gz)$">
  ForceType "application/json"
</FilesMatch>
<FilesMatch "\\.md\\.(br|gz)$">
  ForceType "text/markdown; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.txt\\.(br|gz)$">
  ForceType "text/plain; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.xml\\.(br|gz)$">
  ForceType "text/xml; charset=utf-8"
</FilesMatch>
<FilesMatch "\\.svg\\.(br|gz)$">
  ForceType "image/svg+xml"
</FilesMatch>
<FilesMatch "\\.webmanifest\\.(br|gz)$">
  ForceType "application/manifest+json"
</FilesMatch>
Header always set Content-Encoding "%{DOCS_ENCODING}e" env=DOCS_ENCODING
Header always set Content-Encoding "%{REDIRECT_DOCS_ENCODING}e" env=REDIRECT_DOCS_ENCODING

${Object.entries({ ...headers.everywhere, ...headers.documents })
  .map(([name, value]) => `Header always set ${name} ${quote(value)}`)
  .join('\n')}
Header always set Cache-Control ${quote(caching.other)}
<If "%{REQUEST_URI} =~ m#(${passiveFiles}|${drawings})(\\.(br|gz))?$#">
${Object.keys(headers.documents)
  .map((name) => `  Header always unset ${name}`)
  .join('\n')}
</If>
<If "%{REQUEST_URI} =~ m#${drawings}(\\.(br|gz))?$#">
${Object.entries(headers.drawings)
  .map(([name, value]) => `  Header always set ${name} ${quote(value)}`)
  .join('\n')}
</If>
<If "%{REQUEST_URI} =~ m#^${hashed}#">
  Header always set Cache-Control ${quote(caching.hashed)}
</If>
Header always merge Vary "Accept"
Header always merge Vary "Accept-Encoding"
`;
}
