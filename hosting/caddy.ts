import { caching, escapePattern, movedPaths, quote, splitHash, type HostSite } from './host-site.ts';

/** `Caddyfile`: the site's whole configuration; braces in quoted words would be placeholders, to run with `caddy run --config Caddyfile` or to import. */
export function caddyfile(site: HostSite): string {
  const { base, root, port, headers, passiveFiles, drawings, securityTxt, hashed, hidden, languages } = site;
  const lines = (set: Readonly<Record<string, string>>): string =>
    Object.entries(set)
      .map(([name, value]) => `\t\t${name} ${quote(value)}`)
      .join('\n');
  const moved = movedPaths(site).map(({ from, to }) => `\t\t${quote(from)} ${quote(splitHash(to).path)}`);
  const hashes = movedPaths(site)
    .filter(({ to }) => splitHash(to).hash)
    .map(({ from, to }) => `\t\t${quote(from)} ${quote(splitHash(to).hash)}`);
  const folder = base.slice(0, -1);
  return `# Serves the files in ${root}: see \`hosting\` in site.config.ts. Start it with caddy run --config Caddyfile. Put your domain in the place of :${port} and Caddy gets a certificate.
{
	admin off
	auto_https disable_redirects
}
(docs_headers) {
	header {
		-Server
${lines(headers.everywhere)}
		Cache-Control {docs_caching}
		+Vary Accept
		defer
	}
}
(docs_document_headers) {
	header {args.0} {
${lines(headers.documents)}
		defer
	}
}
:${port} {
	root * ${quote(root)}
	import docs_headers
	@document not path_regexp (${passiveFiles}|${drawings})$
	import docs_document_headers @document
	@drawing path_regexp ${drawings}$
	header @drawing {
${lines(headers.drawings)}
		defer
	}
	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	map {http.request.orig_uri.path} {docs_caching} {
		~^${escapePattern(hashed)} ${quote(caching.hashed)}
		default ${quote(caching.other)}
	}

	map {path} {docs_moved_to} {
${moved.join('\n')}
		default ""
	}
	map {path} {docs_moved_hash} {
${hashes.join('\n')}
		default ""
	}
	map {query} {docs_query} {
		~(.+) "?\${1}"
		default ""
	}
	@moved expression {docs_moved_to} != ""
	redir @moved {docs_moved_to}{docs_query}{docs_moved_hash} 301

	@index path_regexp index ^(.*/)index\\.html$
	redir @index {re.index.1}{docs_query} 301
	@html path_regexp html ^(.+)\\.html$
	redir @html {re.html.1}/{docs_query} 301
${folder ? `\t@base path ${folder}\n\tredir @base ${base}{docs_query} 301\n` : ''}
${hidden.map((path) => `\thandle ${path} {\n\t\terror 404\n\t}`).join('\n')}
${folder ? `\thandle ${securityTxt} {\n\t\tfile_server\n\t}\n` : ''}	@control path_regexp [\\x00-\\x1f]
	handle @control {
		error 400
	}
	handle_path ${base}* {
		@folder {
			not path */
			file {path}/index.html
		}
		redir @folder {http.request.orig_uri.path}/{docs_query} 301
		@compressed path_regexp compressed ^(.+)\\.(gz|br)$
		handle @compressed {
			@original file {re.compressed.1}
			error @original 404
			file_server
		}
		@markdown {
			header_regexp Accept (?i)^text/markdown
			file {path}/index.md
		}
		rewrite @markdown {path}/index.md
		file_server {
			precompressed br gzip
		}
	}
	handle {
		error 404
	}
	handle_errors {
		import docs_headers
		import docs_document_headers *
		rewrite * /404.html
${languages.map((code) => `\t\t@${code} expression {http.request.orig_uri.path}.startsWith("${base}${code}/")\n\t\trewrite @${code} /${code}/404.html\n`).join('')}		file_server {
			precompressed br gzip
		}
	}
}
`;
}
