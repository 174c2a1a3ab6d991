import { describe, expect, test } from 'vitest';
import { routeRequest, type RoutedSite } from './route-request.ts';

const files = new Set([
  'index.html',
  'a/index.html',
  'a/index.html.br',
  'a/page.json',
  'assets/x.zip',
  'assets/x.zip.gz',
  'only.gz',
  '404.html',
  '_redirects',
  'old/index.html',
  'ü/index.html',
]);
const site: RoutedSite = {
  base: '/',
  has: (file) => files.has(file),
  redirects: new Map([
    ['/old/', '/a/'],
    ['/old', '/a/'],
    ['/older/', '/a/#part'],
    ['/alt/', '/ü/'],
  ]),
};
const get = (url: string, on = site) => routeRequest('GET', url, on);
const location = (url: string, on = site) => {
  const route = get(url, on);
  return 'location' in route ? route.location : route.status;
};

describe('canonical form of each path', () => {
  test.each([
    ['/a', '/a/'],
    ['/a?x=1&y', '/a/?x=1&y'],
    ['/a/index.html?x=1', '/a/?x=1'],
    ['/a.html', '/a/'],
    ['/index.html', '/'],
    ['//a//', '/a/'],
    ['/%C3%BC', '/%C3%BC/'],
  ])('redirects %s to %s', (url, to) => expect(location(url)).toBe(to));

  test.each([
    ['/a/?x=1', 'a/index.html'],
    ['/%C3%BC/', 'ü/index.html'],
    ['/a/page.json', 'a/page.json'],
    ['/assets/x.zip', 'assets/x.zip'],
    ['/only.gz', 'only.gz'],
  ])('answers %s with the file %s', (url, file) => expect(get(url)).toEqual({ status: 200, file }));
});

test('redirects before it looks for a page, keeping the query and putting it before the hash', () => {
  expect(location('/old/?x=1')).toBe('/a/?x=1');
  expect(location('/old')).toBe('/a/');
  expect(location('/alt/')).toBe('/%C3%BC/');
  expect(location('/older/?x=1')).toBe('/a/?x=1#part');
});

test.each([
  '/nothing/',
  '/nothing',
  '/404',
  '/404.html',
  '/_redirects',
  '/a/index.html.br',
  '/assets/x.zip.gz',
  '/assets/',
])('answers %s with 404', (url) => expect(get(url)).toEqual({ status: 404, file: '404.html' }));

test('answers with the status alone when the site has no 404 page', () =>
  expect(get('/nothing/', { ...site, has: () => false })).toEqual({ status: 404 }));

test.each(['/%', '/../secret', '/a/..%2f..%2fsecret', '/..\\secret', '/a%00b'])('%s is refused', (url) =>
  expect(get(url).status).toBe(400),
);

test('allows only GET and HEAD', () => {
  expect(routeRequest('POST', '/a/', site)).toEqual({ status: 405 });
  expect(routeRequest('HEAD', '/a/', site).status).toBe(200);
});

describe('below a base path', () => {
  const below: RoutedSite = { ...site, base: '/docs/', redirects: new Map([['/docs/old/', '/docs/a/']]) };

  test.each([
    ['/', '/docs/'],
    ['/docs?x', '/docs/?x'],
    ['/docs/a', '/docs/a/'],
    ['/docs/old/', '/docs/a/'],
  ])('redirects %s to %s', (url, to) => expect(location(url, below)).toBe(to));

  test('finds pages there and nowhere else', () => {
    expect(get('/docs/a/', below)).toEqual({ status: 200, file: 'a/index.html' });
    expect(get('/a/', below).status).toBe(404);
  });
});
