import { expect, test } from 'vitest';
import { isExternal, linkCurrent } from './navbar-link.ts';

const guide = { label: 'User Guide', href: '/product/', activeOn: ['/product/', '/user-guide/'] };

test('a link to the page itself is the current page', () => {
  expect(linkCurrent(guide, '/product/')).toBe('page');
});

test('a link is current on every prefix it names', () => {
  expect(linkCurrent(guide, '/user-guide/contacts/')).toBe('true');
  expect(linkCurrent(guide, '/contributing-guide/')).toBeUndefined();
});

test('without prefixes a link is current below its own path', () => {
  expect(linkCurrent({ label: 'Guide', href: '/guide/', activeOn: [] }, '/guide/start/')).toBe('true');
  expect(linkCurrent({ label: 'Guide', href: '/guide/' }, '/guides/')).toBeUndefined();
});

test('the link to the home page is current only there', () => {
  expect(linkCurrent({ label: 'Home', href: '/' }, '/product/')).toBeUndefined();
  expect(linkCurrent({ label: 'Home', href: '/' }, '/')).toBe('page');
});

test('absolute URLs and email links leave the site', () => {
  expect(['https://a.example', 'mailto:a@a.example', '/a/'].map(isExternal)).toEqual([true, true, false]);
});
