import { expect, test } from 'vitest';
import { localPage, type Copy } from './local-page.ts';

const copy: Copy = {
  base: '/docs/',
  url: 'https://docs.example.com',
  boot: 'start()',
  script: '_assets/start.js',
  file: (path) =>
    ({
      '': 'index.html',
      'a/': 'a/index.html',
      'ä/': 'ä/index.html',
      'p.webp': 'p.webp',
      '_assets/s.css': '_assets/s.css',
    })[path],
};
const local = (html: string, path = 'a/b/index.html'): string => localPage(html, path, copy).html;

test.each([
  ['a page', '<a href="/docs/a/">A</a>', '<a href="../../a/index.html">A</a>'],
  [
    'query and anchor',
    '<a class="x" href="/docs/a/?b=c&amp;d#e">A</a>',
    '<a class="x" href="../../a/index.html?b=c&amp;d#e">A</a>',
  ],
  ['the first page', '<a href="/docs/">A</a>', '<a href="../../index.html">A</a>'],
  ['letters that URLs encode', '<a href="/docs/%C3%A4/">A</a>', '<a href="../../%C3%A4/index.html">A</a>'],
  ['a picture', '<img src="/docs/p.webp"/>', '<img src="../../p.webp">'],
  [
    'a file that the copy lacks',
    '<a href="/docs/feed.xml">F</a>',
    '<a href="https://docs.example.com/docs/feed.xml">F</a>',
  ],
  ['the page itself', '<a href="#c">C</a>', '<a href="#c">C</a>'],
  ['another site', '<a href="//docs/a/">A</a>', '<a href="//docs/a/">A</a>'],
  ['a text', '<code>href="/docs/a/"</code>', '<code>href="/docs/a/"</code>'],
])('a URL of %s', (_, html, expected) => expect(local(html)).toBe(expected));

test('on the first page, URLs start in its folder', () => {
  expect(local('<a href="/docs/a/">A</a>', 'index.html')).toBe('<a href="a/index.html">A</a>');
});

test('the boot script is a file, and the import map is gone', () => {
  expect(local('<script type="importmap">{}</script><script>start()</script><script>other()</script>')).toBe(
    '<script src="../../_assets/start.js"></script><script>other()</script>',
  );
});

test('the style sheet has the same URL in the document and in its data, and no hash', () => {
  const link = '<link rel="stylesheet" href="/docs/_assets/s.css" integrity="sha256-x">';
  const data = (style: string): string => `<script type="application/json" id="page">{"style":"${style}"}</script>`;
  expect(local(link + data('/docs/_assets/s.css'))).toBe(
    `<link rel="stylesheet" href="../../_assets/s.css">${data('../../_assets/s.css')}`,
  );
});

test('the policy allows files but no script of others, and stays otherwise', () => {
  const meta = (policy: string): string => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  expect(
    local(
      meta(
        "default-src 'none'; script-src 'self' 'sha256-x' https://count.example; require-trusted-types-for 'script'",
      ),
    ),
  ).toBe(meta("default-src 'none'; script-src 'self' file: 'sha256-x'"));
});

test('the files that a page refers to are known', () => {
  expect(localPage('<a href="/docs/a/#b"><img src="/docs/p.webp"></a>', 'index.html', copy).files).toEqual([
    'a/index.html',
    'p.webp',
  ]);
});
