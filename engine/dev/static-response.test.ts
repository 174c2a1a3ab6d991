import { describe, expect, test } from 'vitest';
import { staticResponse, type StaticSite } from './static-response.ts';

const site: StaticSite = {
  base: '/',
  files: new Set([
    'index.html',
    'a/index.html',
    'a/index.html.br',
    'a/index.html.gz',
    'a/page.json',
    'assets/x-1.js',
    'assets/x-1.js.gz',
    '404.html',
    '_redirects',
    'old/index.html',
    'ü/index.html',
  ]),
  redirects: new Map([
    ['/old/', '/a/'],
    ['/old', '/a/'],
    ['/older/', '/a/#part'],
    ['/alt/', '/ü/'],
  ]),
  headers: [
    { pattern: '/*', headers: { 'X-Content-Type-Options': 'nosniff' } },
    { pattern: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ],
};
const get = (url: string, acceptEncoding?: string, on = site) =>
  staticResponse({ method: 'GET', url, acceptEncoding }, on);
const location = (url: string, on = site) => {
  const { status, headers } = get(url, undefined, on);
  return status === 301 ? headers['Location'] : status;
};

describe('one form of each address', () => {
  test.each([
    ['/a', '/a/'],
    ['/a?x=1&y', '/a/?x=1&y'],
    ['/a/index.html?x=1', '/a/?x=1'],
    ['/a.html', '/a/'],
    ['/index.html', '/'],
    ['//a//', '/a/'],
    ['/%C3%BC', '/%C3%BC/'],
  ])('%s is redirected to %s', (url, to) => expect(location(url)).toBe(to));

  test('the address itself is answered', () =>
    expect(get('/a/?x=1')).toMatchObject({ status: 200, file: 'a/index.html' }));
});

test('redirects come before the page at the old address, keep the query, and put it before the hash', () => {
  expect(location('/old/?x=1')).toBe('/a/?x=1');
  expect(location('/old')).toBe('/a/');
  expect(location('/alt/')).toBe('/%C3%BC/');
  expect(location('/older/?x=1')).toBe('/a/?x=1#part');
});

test.each(['/nothing/', '/nothing', '/404', '/404.html', '/_redirects', '/a/index.html.br', '/assets/'])(
  '%s is not found',
  (url) => {
    expect(get(url)).toMatchObject({
      status: 404,
      file: '404.html',
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  },
);

test.each(['/%', '/../secret', '/a/..%2f..%2fsecret', '/..\\secret'])('%s is refused', (url) =>
  expect(get(url).status).toBe(400),
);

test('only reading is allowed', () => {
  expect(staticResponse({ method: 'POST', url: '/a/' }, site)).toMatchObject({
    status: 405,
    headers: { Allow: 'GET, HEAD' },
  });
  expect(staticResponse({ method: 'HEAD', url: '/a/' }, site).status).toBe(200);
});

test.each([
  ['gzip, deflate, br', 'br', 'a/index.html.br'],
  ['gzip;q=1.0, br;q=0', 'gzip', 'a/index.html.gz'],
  ['identity', undefined, 'a/index.html'],
])('Accept-Encoding %s is answered with %s', (accept, encoding, file) => {
  const response = get('/a/', accept);
  expect(response.file).toBe(file);
  expect(response.headers['Content-Encoding']).toBe(encoding);
  expect(response.headers['Content-Type']).toBe('text/html; charset=utf-8');
});

test('hashed files may be kept for ever, the rest is asked for again; every answer has the security headers', () => {
  expect(get('/assets/x-1.js').headers).toMatchObject({
    'Cache-Control': 'immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  expect(get('/a/page.json').headers).toMatchObject({
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Type': 'application/json',
  });
  expect(get('/nothing/').headers['X-Content-Type-Options']).toBe('nosniff');
});

describe('below a base path', () => {
  const below: StaticSite = {
    ...site,
    base: '/docs/',
    redirects: new Map([['/docs/old/', '/docs/a/']]),
    headers: [{ pattern: '/docs/*', headers: { 'X-Content-Type-Options': 'nosniff' } }],
  };

  test.each([
    ['/', '/docs/'],
    ['/docs?x', '/docs/?x'],
    ['/docs/a', '/docs/a/'],
    ['/docs/old/', '/docs/a/'],
  ])('%s is redirected to %s', (url, to) => expect(location(url, below)).toBe(to));

  test('pages are found there and nowhere else', () => {
    expect(get('/docs/a/', undefined, below)).toMatchObject({ status: 200, file: 'a/index.html' });
    expect(get('/a/', undefined, below).status).toBe(404);
  });
});
