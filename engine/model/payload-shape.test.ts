import { expect, test } from 'vitest';
import { isPageData, isSidebar } from './payload-shape.ts';

const page = {
  path: '/a/',
  type: 'task',
  title: 'A',
  description: 'About A.',
  style: '/site.css',
  build: 'b1',
  body: ['<p>text</p>', { tag: 'div', attributes: {}, children: [{ live: 'Tool', props: {}, children: [] }] }],
  toc: [{ id: 'one', title: 'One', level: 2 }],
  breadcrumbs: [{ title: 'Guide' }],
  related: [],
};

test('page data needs every property that the frame reads', () => {
  expect(isPageData(page)).toBe(true);
  for (const key of ['path', 'title', 'body', 'toc', 'breadcrumbs', 'related', 'build'])
    expect([key, isPageData({ ...page, [key]: undefined })]).toEqual([key, false]);
});

test.each([null, 1, 'text', [], { error: 'no' }, { ...page, body: [{ tag: null, attributes: {}, children: [] }] }])(
  '%j is no page',
  (value) => expect(isPageData(value)).toBe(false),
);

test('a sidebar has pages and categories; items of a category are optional', () => {
  const sidebar = {
    id: 'g',
    label: 'Guide',
    items: [
      { type: 'page', label: 'A', path: '/a/' },
      { type: 'category', id: 'c', label: 'C', path: '/pages/', collapsed: true },
    ],
  };
  expect(isSidebar(sidebar)).toBe(true);
  expect(isSidebar({ ...sidebar, items: [{}] })).toBe(false);
  expect(isSidebar({ ...sidebar, items: 'none' })).toBe(false);
  expect(isSidebar({ ...sidebar, items: [{ ...sidebar.items[1], items: [null] }] })).toBe(false);
});
