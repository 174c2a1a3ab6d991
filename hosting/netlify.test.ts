import { expect, test } from 'vitest';
import { pathForms } from '../engine/model/redirect.ts';
import { testSite } from '../tests/unit/test-site.ts';
import { redirectPage, redirectScript } from '../engine/output/redirect-page.ts';
import { parseRedirectsFile, redirectsFile } from './netlify.ts';

test('covers every form of an old path', () => {
  expect(pathForms('/a/b/')).toEqual(['/a/b/', '/a/b', '/a/b.html', '/a/b/index.html']);
});

test('reads back the _redirects file that it writes', () => {
  const map = parseRedirectsFile(`# moved\n\n${redirectsFile([{ from: '/a/', to: '/b/#c' }], '/docs/')}`);
  expect([...map]).toEqual(
    ['/docs/a/', '/docs/a', '/docs/a.html', '/docs/a/index.html'].map((form) => [form, '/docs/b/#c']),
  );
});

test('redirects with and without script', () => {
  const page = redirectPage({ from: '/a/', to: '/b/?x=1&y#c' }, testSite({ base: '/docs/' }));
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/b/?x=1&amp;y#c"></noscript>');
  expect(page).toContain('<link rel="canonical" href="https://docs.acme.example/docs/b/?x=1&amp;y">');
  expect(page).toContain(`<a href="/docs/b/?x=1&amp;y#c">`);
  expect(page).toContain(`<script>${redirectScript}</script>`);
});

test.each([
  ['https://h/old/?q=1#here', 'https://h/new/', 'https://h/new/?q=1#here'],
  ['https://h/old/', 'https://h/new/?v=2#there', 'https://h/new/?v=2#there'],
  ['https://h/old/#here', 'https://h/new/#there', 'https://h/new/#here'],
])('keeps query and hash of %s', (from, link, expected) => {
  const { search, hash } = new URL(from);
  const visited: string[] = [];
  const location = { search, hash, replace: (to: URL) => visited.push(to.href) };
  new Function('document', 'location', redirectScript)({ links: [{ href: link }] }, location);
  expect(visited).toEqual([expected]);
});
