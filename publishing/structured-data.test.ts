import { expect, test } from 'vitest';
import { siteConfigSchema } from '../engine/model/site-config.ts';
import { structuredData } from './structured-data.ts';

const site = siteConfigSchema.parse({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: 'Acme Docs',
  tagline: 'How Acme works.',
  url: 'https://docs.acme.example',
  base: '/docs/',
});
const page = {
  path: '/channels/line/',
  type: 'channel',
  title: 'Connect LINE',
  description: 'How to connect LINE.',
  breadcrumbs: [{ title: 'Product', path: '/product/' }, { title: 'Channels' }, { title: 'LINE' }],
  updated: { author: 'Acme', time: '2026-03-04T05:06:07Z' },
};

test('a page is an article, below the steps of its breadcrumbs that are pages', () => {
  expect(structuredData(page, site)).toEqual([
    {
      tag: 'json-ld',
      data: {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'TechArticle',
            headline: 'Connect LINE',
            description: 'How to connect LINE.',
            url: 'https://docs.acme.example/docs/channels/line/',
            dateModified: '2026-03-04T05:06:07Z',
            isPartOf: { '@type': 'WebSite', name: 'Acme Docs', url: 'https://docs.acme.example/docs/' },
            publisher: { '@type': 'Organization', name: 'Acme' },
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Product', item: 'https://docs.acme.example/docs/product/' },
              {
                '@type': 'ListItem',
                position: 2,
                name: 'LINE',
                item: 'https://docs.acme.example/docs/channels/line/',
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('the home page is the site, and a list of pages a collection', () => {
  const typeOf = (change: Partial<typeof page>): unknown =>
    JSON.parse(JSON.stringify(structuredData({ ...page, ...change }, site)))[0].data['@graph'][0]['@type'];
  expect(typeOf({ path: '/' })).toBe('WebSite');
  expect(typeOf({ type: 'index' })).toBe('CollectionPage');
});

test('nothing is said of a missing page, and nothing without the URL of the site', () => {
  expect(structuredData({ ...page, type: 'not-found' }, site)).toEqual([]);
  expect(structuredData(page, { ...site, url: undefined })).toEqual([]);
});
