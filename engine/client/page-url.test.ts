import { describe, expect, test } from 'vitest';
import { canonicalUrl, pagePath } from './page-url.ts';

const root = { origin: 'https://docs.example', base: '/' };
const docs = { origin: 'https://docs.example', base: '/docs/' };

describe('pagePath', () => {
  test.each([
    ['https://docs.example/', '/'],
    ['https://docs.example/product/', '/product/'],
    ['https://docs.example/product', '/product/'],
    ['https://docs.example/product/index.html', '/product/'],
    ['https://docs.example/product/line.html?q=a#b', '/product/line/'],
    ['https://docs.example/blocks/abTest/', '/blocks/abTest/'],
    ['https://docs.example/%C3%9Cbersicht/', '/Übersicht/'],
    ['https://docs.example/50%-off/', '/50%-off/'],
  ])('%s is the page %s', (url, path) => expect(pagePath(url, root)).toBe(path));

  test.each([
    ['another origin', 'https://other.example/product/'],
    ['another scheme', 'http://docs.example/product/'],
    ['a file', 'https://docs.example/product/page.json'],
    ['a Markdown page', 'https://docs.example/product/index.md'],
    ['a picture', 'https://docs.example/product/bot.v2.png'],
    ['mail', 'mailto:help@docs.example'],
    ['another host that begins alike', 'https://docs.example.org/product/'],
    ['what is no URL', 'https://['],
  ])('%s is no page', (_, url) => expect(pagePath(url, root)).toBeUndefined());

  test('the base path is removed, and paths outside of it are not pages', () => {
    expect(pagePath('https://docs.example/docs/product/', docs)).toBe('/product/');
    expect(pagePath('https://docs.example/docs', docs)).toBe('/');
    expect(pagePath('https://docs.example/documents/', docs)).toBeUndefined();
    expect(pagePath('https://docs.example/', docs)).toBeUndefined();
  });
});

describe('canonicalUrl', () => {
  test('makes the path canonical and keeps query and hash', () => {
    expect(canonicalUrl('https://docs.example/docs/product.html?q=a%20b#c', '/product/', '/docs/')).toBe(
      'https://docs.example/docs/product/?q=a%20b#c',
    );
  });
  test('does not change a canonical URL, which would be an endless redirect', () => {
    for (const url of ['https://docs.example/docs/', 'https://docs.example/docs/caf%C3%A9/?q=%E2%9C%93#%C3%A9']) {
      expect(canonicalUrl(url, pagePath(url, docs) as string, '/docs/')).toBe(url);
    }
  });
});
