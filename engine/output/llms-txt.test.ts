import { expect, test } from 'vitest';
import { testSite } from '../../tests/unit/test-site.ts';
import { llmsTxt } from './llms-txt.ts';
import { manifest } from './manifest.ts';

test('lists each page once, by sidebar and top category, the rest at the end', () => {
  const text = llmsTxt({
    site: { ...testSite(), tagline: 'How Acme works.' },
    pages: [
      { path: '/', title: 'Home' },
      { path: '/a/', title: 'A [b]', description: 'About A.' },
      { path: '/c/', title: 'C' },
    ],
    sidebars: [
      {
        id: 'product',
        label: 'Product',
        items: [
          { type: 'page', label: 'A', path: '/a/' },
          {
            type: 'category',
            id: 'x',
            label: 'Channels',
            collapsed: true,
            path: '/pages/x/',
            items: [
              {
                type: 'category',
                id: 'y',
                label: 'Deep',
                collapsed: true,
                path: '/pages/y/',
                items: [{ type: 'page', label: 'C', path: '/c/' }],
              },
            ],
          },
        ],
      },
    ],
    markdownPath: (path) => `${path}index.md`,
  });
  expect(text).toBe(
    '# Acme Docs\n\n> How Acme works.\n\n## Product\n\n- [A \\[b\\]](https://docs.acme.example/a/index.md): About A.\n\n' +
      '## Product: Channels\n\n- [C](https://docs.acme.example/c/index.md)\n\n## More\n\n- [Home](https://docs.acme.example/index.md)\n',
  );
});

test('writes the site name and the icons below the base path into the manifest', () => {
  const text = manifest({
    site: { ...testSite({ base: '/docs/' }), tagline: 'How Acme works.' },
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    backgroundColor: '#fff',
    themeColor: '#eee',
  });
  expect(JSON.parse(text)).toMatchObject({
    name: 'Acme Docs',
    short_name: 'Acme',
    start_url: '/docs/',
    scope: '/docs/',
    icons: [{ src: '/docs/favicon.svg' }],
  });
});
