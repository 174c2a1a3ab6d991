import { describe, expect, it } from 'vitest';
import { ensureTrailingSlash, normalizePath, slugify, withBase, withoutBase } from './url.ts';

it.each([
  ['/a', '/a/'],
  ['/a/', '/a/'],
  ['/a?b=1#c', '/a/?b=1#c'],
  ['/', '/'],
])('ensureTrailingSlash(%s) is %s', (url, expected) => expect(ensureTrailingSlash(url)).toBe(expected));

it.each([
  ['/a/index.html', '/a/'],
  ['/a.html', '/a/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/a/index/', '/a/'],
  ['/reindex', '/reindex/'],
  ['//a//b', '/a/b/'],
  ['', '/'],
])('normalizePath(%s) is %s', (path, expected) => expect(normalizePath(path)).toBe(expected));

describe('base path', () => {
  it('is added only to site paths', () => {
    expect(withBase('/docs/', '/a/')).toBe('/docs/a/');
    expect(withBase('/', '/a/')).toBe('/a/');
    expect(withBase('/docs/', '#x')).toBe('#x');
    expect(withBase('/docs/', '//cdn.example')).toBe('//cdn.example');
    expect(withBase('/docs/', 'https://a.example/')).toBe('https://a.example/');
  });
  it('is removed, and a path outside of it gives undefined', () => {
    expect(withoutBase('/docs/', '/docs/a/')).toBe('/a/');
    expect(withoutBase('/docs/', '/docs')).toBe('/');
    expect(withoutBase('/docs/', '/other/')).toBeUndefined();
    expect(withoutBase('/docs/', '/docsearch/')).toBeUndefined();
    expect(withoutBase('/', '/a/')).toBe('/a/');
  });
});

it.each([
  ['Gmail settings', 'gmail-settings'],
  ['Don’t “stop”', 'dont-stop'],
  ['Café & Über', 'cafe-uber'],
  ['setUser()', 'setuser'],
  ['???', 'section'],
])('slugify(%s) is %s', (text, expected) => expect(slugify(text)).toBe(expected));

it.each([
  ['/index/index/', '/'],
  ['/a.html/index.html', '/a/'],
  ['/index.html.html', '/'],
])('normalizePath(%s) is %s at once', (path, expected) => expect(normalizePath(path)).toBe(expected));
