import { describe, expect, it } from 'vitest';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import { categoriesOf, configuredSidebars, listPaths, sidebarProblems } from './sidebars.ts';

const page = (path: string, title: string, label?: string) =>
  [path, { path, title, ...(label ? { label } : {}) }] as const;
const pages = new Map<string, { path: string; title: string; label?: string; mark?: string }>([
  page('/', 'Home'),
  page('/a/', 'Page A', 'A'),
  ['/b/', { path: '/b/', title: 'Page B', mark: 'M1 1' }],
]);
const config: SidebarConfig = {
  product: {
    label: 'Product',
    items: [
      { label: 'First steps', open: true, items: [{ route: '/a/' }, { route: '/b/' }] },
      { label: 'Empty', items: [{ route: '/later/' }] },
    ],
  },
};

describe('configuredSidebars', () => {
  it('labels pages with their labels or titles', () => {
    expect(configuredSidebars(config, pages)).toEqual([
      {
        id: 'product',
        label: 'Product',
        items: [
          {
            type: 'category',
            id: 'product/first-steps',
            label: 'First steps',
            collapsed: false,
            path: '/pages/product/first-steps/',
            items: [
              { type: 'page', label: 'A', path: '/a/' },
              { type: 'page', label: 'Page B', path: '/b/' },
            ],
          },
        ],
      },
    ]);
  });
  it.each([
    ['of their own', [['M1', 'a'], ['M2', 'b'], ['M3']], ['M1', 'M2', 'M3']],
    [
      'all the same',
      [
        ['M1', 'a'],
        ['M1', 'b'],
      ],
      [],
    ],
    ['on few of them', [['M1', 'a'], ['M2', 'b'], ['M3'], ['M3'], ['M3']], []],
    ['of their methods', [['M3'], ['GET', 'GET'], ['GET', 'GET']], ['M3', 'GET', 'GET']],
  ] as const)('gives all pages of a list marks or none: %s', (_, pagesOfList, expected) => {
    const marked = pagesOfList.map(([mark, subject], index) => ({ path: `/${index}/`, title: 'T', mark, subject }));
    const items = marked.map(({ path }) => ({ route: path }));
    const [sidebar] = configuredSidebars({ s: { label: 'S', items } }, new Map(marked.map((one) => [one.path, one])));
    expect(sidebar?.items.flatMap((item) => ('mark' in item && item.mark) || [])).toEqual(expected);
  });
  it('leaves out of a title what the name of its category says', () => {
    const inCategory = (label: string) => ({ s: { label: 'S', items: [{ label, items: [{ route: '/labels/' }] }] } });
    const titled = new Map([page('/labels/', 'Set the labels of a contact')]);
    const labelIn = (category: string) =>
      categoriesOf(configuredSidebars(inCategory(category), titled)[0]?.items ?? []).flatMap(({ items = [] }) =>
        items.map(({ label }) => label),
      );
    expect(labelIn('Contacts')).toEqual(['Set the labels']);
    expect(labelIn('Inboxes')).toEqual(['Set the labels of a contact']);
  });
  it('gives categories with the same name different ids', () => {
    const twice = (route: string) => ({ label: 'More', items: [{ route }] });
    const [sidebar] = configuredSidebars({ s: { label: 'S', items: [twice('/a/'), twice('/b/')] } }, pages);
    expect(categoriesOf(sidebar?.items ?? []).map(({ id, path }) => [id, path])).toEqual([
      ['s/more', '/pages/s/more/'],
      ['s/more-2', '/pages/s/more-2/'],
    ]);
  });
});

describe('listPaths', () => {
  it('lists all pages, and each category', () => {
    expect([...listPaths(configuredSidebars(config, pages))]).toEqual(['/pages/', '/pages/product/first-steps/']);
  });
});

describe('sidebarProblems', () => {
  it('accepts a declared page that is not written yet', () => {
    expect(sidebarProblems(config, pages, new Set(['/later/']))).toEqual([]);
  });
  it('reports missing, unlisted and duplicate pages', () => {
    const bad: SidebarConfig = { s: { label: 'S', items: [{ route: '/a/' }, { route: '/a/' }, { route: '/ghost/' }] } };
    expect(sidebarProblems(bad, pages, new Set()).map(({ message }) => message)).toEqual([
      '/a/ is in the sidebars twice.',
      '/ghost/ is in a sidebar, but there is no such page.',
      'The page /b/ isn’t in any sidebar.',
    ]);
  });
});
