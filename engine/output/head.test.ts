import { expect, test } from 'vitest';
import { testSite } from '../../tests/unit/test-site.ts';
import type { PageData } from '../model/page.ts';
import { inlineHash } from './content-security-policy.ts';
import { head, type HeadInput } from './head.ts';
import { importMap } from './integrity.ts';
import type { HeadElement } from '../site/publisher.ts';

const page: PageData = {
  path: '/channels/line/',
  type: 'channel',
  title: 'Connect "LINE" & co',
  description: 'How to connect <LINE>.',
  body: [],
  toc: [],
  breadcrumbs: [{ title: 'Product', path: '/product/' }, { title: 'Channels' }, { title: '</script>' }],
  related: [],
  updated: { author: 'Mara', time: '2026-03-04T05:06:07Z' },
  style: '/docs/assets/site.css',
  build: '1',
};
const input: HeadInput = {
  page,
  site: testSite({ base: '/docs/' }),
  bootScript: 'boot()',
};

test('escapes every text and puts the base path before every URL', () => {
  const html = head(input);
  expect(html).toContain('<title>Connect &quot;LINE&quot; &amp; co | Acme Docs</title>');
  expect(html).toContain('<meta name="description" content="How to connect &lt;LINE&gt;.">');
  expect(html).toContain('<link rel="canonical" href="https://docs.acme.example/docs/channels/line/">');
  for (const path of ['assets/site.css', 'favicon.svg', 'site.webmanifest', 'channels/line/index.md'])
    expect(html).toContain(`href="/docs/${path}"`);
  expect(html).toContain('<meta property="article:modified_time" content="2026-03-04T05:06:07Z">');
});

test('sets the color mode before the styles load, and allows that script in the policy', () => {
  const html = head(input);
  expect(html.indexOf('<script>boot()</script>')).toBeGreaterThan(0);
  expect(html.indexOf('<script>boot()</script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  expect(html).toContain(inlineHash('boot()'));
});

test('adds the elements of a publisher, escaped, and data that cannot close its element', () => {
  const elements: HeadElement[] = [
    { tag: 'meta', property: 'og:image', content: '/a"b.png' },
    { tag: 'json-ld', data: { name: '</script>' } },
  ];
  const html = head({ ...input, elements });
  expect(html).toContain('<meta property="og:image" content="/a&quot;b.png">');
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>"}</script>');
});

test('loads the fonts of the site early, and allows fonts only then', () => {
  const html = head({ ...input, fonts: ['/docs/_assets/font-text-1.woff2'] });
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/docs/_assets/font-text-1.woff2" crossorigin>',
  );
  expect(html).toContain("font-src 'self'");
  expect(head(input)).not.toMatch(/font-src|as="font"/);
});

test('keeps the 404 page out of search engines', () => {
  const html = head({ ...input, page: { ...page, type: 'not-found' } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:url|ld\+json/);
});

test('has no absolute links when the site has no URL', () => {
  expect(head({ ...input, site: testSite({ url: undefined }) })).not.toMatch(/canonical|og:url|ld\+json/);
});

test('gives style sheets and imported scripts their integrity before anything is imported', () => {
  const integrity = { '/docs/assets/site.css': 'sha256-c', '/docs/assets/client.js': 'sha256-j' };
  const html = head({ ...input, integrity, importMap: importMap(integrity) });
  expect(html).toContain('<link rel="stylesheet" href="/docs/assets/site.css" integrity="sha256-c">');
  const map = '{"integrity":{"/docs/assets/client.js":"sha256-j"}}';
  expect(html).toContain(`<script type="importmap">${map}</script><script>boot()</script>`);
  expect(html).toContain(inlineHash(map));
  expect(importMap({ '/docs/assets/site.css': 'sha256-c' })).toBeUndefined();
});

test.each([
  ['en', undefined, 'en_US'],
  ['de', undefined, 'de_DE'],
  ['pt-BR', undefined, 'pt_BR'],
  ['de', 'en', 'en_US'],
  ['xx', undefined, 'xx'],
])('Open Graph has language and territory: in %s, a page in %s is in %s', (code, lang, locale) => {
  const site = { ...testSite(), locale: { code, label: code, direction: 'ltr' } } as const;
  const html = head({ ...input, site, page: { ...page, ...(lang ? { lang } : {}) } });
  expect(html).toContain(`<meta property="og:locale" content="${locale}">`);
});
