import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../engine/build/build.ts';
import { Reporter } from '../../engine/build/report.ts';
import { inlineHash } from '../../engine/output/content-security-policy.ts';
import { hostFiles } from '../../hosting/host-files.ts';
import { inlineScripts } from '../budgets/built-site.ts';
import { findProgram } from '../../scripts/find-program.mjs';
import { freePort } from '../free-port.ts';
import { startApache, startCaddy, startNginx, type Hosted } from './servers.ts';

/** Real servers with nothing but the configuration that the build wrote. Servers that are not installed are left out. */
const known = [
  { name: 'nginx', start: startNginx, there: findProgram('nginx') !== undefined, encodings: ['gzip'] },
  { name: 'Caddy', start: startCaddy, there: findProgram('caddy') !== undefined, encodings: ['gzip', 'br'] },
  { name: 'Apache', start: startApache, there: findProgram('apache2') !== undefined, encodings: ['gzip', 'br'] },
];
const servers = known.filter(({ there }) => there);

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends one request exactly as written: redirects are not followed, and nothing is decoded. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', fail)
      .end();
  });
}

describe.each(['/', '/docs/'])('under %s', (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-hosted-'));
  chmodSync(folder, 0o755);
  let port = 0;
  /** A download whose uncompressed form isn't there. */
  const archive = 'orders.tar.gz';
  const file = (name: string): Buffer => readFileSync(join(folder, name));
  const get = (path: string, headers?: Record<string, string>): Promise<Answer> => ask(port, path, headers);

  beforeAll(async () => {
    port = await freePort();
    Object.assign(process.env, { SITE_HOST_ROOT: folder, SITE_HOST_PORT: String(port), SITE_BASE: base });
    try {
      const root = join(import.meta.dirname, 'site');
      await build({ root, out: folder, cache: false }, new Reporter({ write: () => true }));
      writeFileSync(join(folder, archive), gzipSync('orders'));
    } finally {
      for (const name of ['SITE_HOST_ROOT', 'SITE_HOST_PORT', 'SITE_BASE']) delete process.env[name];
    }
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe.each(servers)('$name', ({ name: server, start, encodings }) => {
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const site: Hosted = { folder, base, port };
      close = await start(site);
    }, 60_000);
    afterAll(() => close?.());

    test.each(['', 'deep/', 'deep/page/', 'pages/'])('serves %s as it was built', async (path) => {
      const { status, headers, body } = await get(base + path);
      expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(file(`${path}index.html`))).toBe(true);
    });

    test.each([
      ['deep/page', 'deep/page/'],
      ['deep/page.html', 'deep/page/'],
      ['deep/page/index.html', 'deep/page/'],
      ['deep', 'deep/'],
      ['index.html', ''],
      ['old/', 'deep/page/'],
      ['old', 'deep/page/'],
      ['old.html', 'deep/page/'],
      ['old/index.html', 'deep/page/'],
      ['old/%C3%A9/', 'deep/page/'],
    ])('leads %s to %s and keeps the query', async (from, to) => {
      const target = (location: string | undefined): string => {
        const { pathname, search } = new URL(location ?? '', `http://127.0.0.1:${port}`);
        return pathname + search;
      };
      const plain = await get(base + from);
      expect([plain.status >= 301 && plain.status <= 308, target(plain.headers.location)]).toEqual([true, base + to]);
      const query = await get(`${base}${from}?x=1&y=%26`);
      expect(target(query.headers.location)).toBe(`${base}${to}?x=1&y=%26`);
    });

    test('puts the query before the hash of a target', async () => {
      const { status, headers } = await get(`${base}old/part/?x=1`);
      expect([status, headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([301, `${base}deep/page/?x=1#part`]);
      expect((await get(`${base}old/part`)).headers.location).toMatch(/deep\/page\/#part$/);
    });

    test('answers with the 404 page of the language, and leads old paths below it to its pages', async () => {
      for (const [path, page] of [
        ['de/nothing/', 'de/404.html'],
        ['de/deep/nothing', 'de/404.html'],
        ['deutsch/', '404.html'],
      ] as const) {
        const { status, body } = await get(base + path);
        expect([status, body.equals(file(page))], path).toEqual([404, true]);
      }
      const { status, headers } = await get(`${base}de/old/`);
      expect([status, headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([301, `${base}de/deep/page/`]);
    });

    test.each([
      'nothing/',
      'nothing',
      'nothing.js',
      'deep/nothing/',
      // A folder without a page
      'search/',
      // What only a host reads
      ...Object.keys(hostFiles),
      '_headers',
      '_redirects',
      'x.html/y',
      '%00',
      '..%2f..%2fetc/passwd',
    ])('answers 404 or 400 to %s', async (path) => {
      const { status, body, headers } = await get(base + path);
      if (status === 400) return;
      if (status >= 301 && status < 400) {
        const next = await get(new URL(headers.location ?? '', `http://127.0.0.1:${port}`).pathname);
        expect(next.status).toBe(404);
        return;
      }
      expect(status).toBe(404);
      expect(body.toString()).not.toMatch(/RewriteRule|_assets\/\*|301$/m);
      if (/^(nothing|deep|search)/.test(path)) expect(body.toString()).toContain('Page not found');
    });

    test('sends the security headers with whatever may run, and the cache duration of each file', async () => {
      const asset = (name: RegExp): string =>
        new RegExp(`_assets/${name.source}`).exec(file('index.html').toString())?.[0] ?? '';
      for (const [path, caching] of [
        ['', 'public, max-age=0, must-revalidate'],
        [asset(/client-[\w-]+\.js/), 'public, max-age=31536000, immutable'],
        ['nothing/', 'public, max-age=0, must-revalidate'],
      ] as const) {
        const { headers } = await get(base + path);
        expect([path, headers['cache-control']]).toEqual([path, caching]);
        const policy = headers['content-security-policy'] as string;
        expect(policy).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
        expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types docs;");
        expect(policy).not.toMatch(/unsafe-|https?:|\*/);
        const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(file('index.html').toString()) ?? [];
        for (const script of [map, ...inlineScripts(file('index.html').toString())])
          expect(policy).toContain(inlineHash(script));
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
        // Apache names its version unless the server's own configuration forbids it, which a folder can't do.
        if (server !== 'Apache') expect(headers['server'] ?? '').not.toMatch(/\d/);
      }
      const drawing = (await get(`${base}favicon.svg`)).headers;
      expect(drawing['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
      expect(drawing['permissions-policy']).toBeUndefined();
      // Styles and data don't carry the headers of documents, which would be larger than most of them.
      for (const [path, caching] of [
        [asset(/site-[\w-]+\.css/), 'public, max-age=31536000, immutable'],
        ['deep/page/page.json', 'public, max-age=0, must-revalidate'],
      ] as const)
        for (const encoding of ['identity', 'gzip']) {
          const { status, headers } = await get(base + path, { 'accept-encoding': encoding });
          expect([path, status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
            path,
            200,
            caching,
            'nosniff',
          ]);
          expect(Object.keys(headers).filter((name) => /policy|frame/.test(name))).toEqual([]);
        }
    });

    test.each([
      ['index.md', 'text/markdown; charset=utf-8'],
      ['page.json', 'application/json'],
      ['robots.txt', 'text/plain; charset=utf-8'],
      ['sitemap.xml', 'text/xml; charset=utf-8'],
      ['site.webmanifest', 'application/manifest+json'],
    ])('names the type of %s', async (path, type) => {
      const { status, headers } = await get(base + path);
      expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, type]);
    });

    test('serves security.txt at the root of the domain', async () => {
      // A folder's own file can't answer for the root of the domain.
      const path = server === 'Apache' ? `${base}.well-known/security.txt` : '/.well-known/security.txt';
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(body.toString()).toContain('Contact: mailto:security@example.com\n');
    });

    test.each(encodings)('sends what the build compressed with %s', async (encoding) => {
      for (const path of ['', 'deep/page/', 'page.json', 'index.md']) {
        const { status, headers, body } = await get(base + path, { 'accept-encoding': encoding });
        const name = path.endsWith('/') || path === '' ? `${path}index.html` : path;
        expect([path, status, headers['content-encoding']]).toEqual([path, 200, encoding]);
        expect(headers['vary']?.toLowerCase()).toContain('accept-encoding');
        expect(body.equals(file(`${name}${encoding === 'br' ? '.br' : '.gz'}`))).toBe(true);
        expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).equals(file(name))).toBe(true);
      }
    });

    test('does not send a compressed form as a file of its own', async () => {
      for (const path of ['index.html.gz', 'page.json.gz', 'index.md.br', 'deep/page/page.json.br']) {
        expect(file(path).length).toBeGreaterThan(0);
        const { status, headers, body } = await get(base + path);
        expect([path, status, headers['content-encoding']]).toEqual([path, 404, undefined]);
        expect(body.equals(file('404.html'))).toBe(true);
      }
      const { status, body } = await get(`${base}${archive}`);
      expect([status, body.equals(file(archive))]).toEqual([200, true]);
    });

    test('sends Markdown to clients that prefer it', async () => {
      const { status, headers, body } = await get(`${base}deep/page/`, { accept: 'text/markdown, text/html;q=0.8' });
      expect([status, headers['content-type']?.toLowerCase()]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(body.equals(file('deep/page/index.md'))).toBe(true);
      expect(headers['vary']?.toLowerCase()).toMatch(/\baccept\b(?!-)/);
      const browser = await get(`${base}deep/page/`, { accept: 'text/html,*/*;q=0.8' });
      expect(browser.headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    });

    test('answers a conditional request with 304 and a range with a part', async () => {
      const { headers } = await get(base);
      const etag = headers.etag ?? '';
      const condition: Record<string, string> = etag
        ? { 'if-none-match': etag }
        : { 'if-modified-since': headers['last-modified'] ?? '' };
      expect((await get(base, condition)).status).toBe(304);
      const range = await get(base, { range: 'bytes=0-14' });
      expect([range.status, range.body.toString()]).toEqual([206, file('index.html').toString().slice(0, 15)]);
    });
  });
});

test('at least one of the servers is installed', () => {
  expect(process.env['CI'] ? servers.length : 1).toBeGreaterThan(0);
});
