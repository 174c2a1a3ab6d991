import { describe, expect, it } from 'vitest';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import { categoriesOf, configuredSidebars, listPaths, sidebarProblems } from './sidebars.ts';

const page = (path: string, title: string, label?: string) =>
  [path, { path, title, ...(label ? { label } : {}) }] as const;
const pages = new Map([page('/', 'Home'), page('/a/', 'Page A', 'A'), page('/b/', 'Page B')]);
const config: SidebarConfig = {
  product: {
    label: 'Product',
    items: [
      { label: 'First steps', open: true, items: [{ route: '/a/' }, { route: '/b/', label: 'Bee' }] },
      { label: 'Empty', items: [{ route: '/later/' }] },
    ],
  },
};

describe('configuredSidebars', () => {
  it('takes the configured label, else the short one, else the title', () => {
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
              { type: 'page', label: 'Bee', path: '/b/' },
            ],
          },
        ],
      },
    ]);
  });
  it('gives categories of the same name ids of their own', () => {
    const twice = (route: string) => ({ label: 'More', items: [{ route }] });
    const [sidebar] = configuredSidebars({ s: { label: 'S', items: [twice('/a/'), twice('/b/')] } }, pages);
    expect(categoriesOf(sidebar?.items ?? []).map(({ id, path }) => [id, path])).toEqual([
      ['s/more', '/pages/s/more/'],
      ['s/more-2', '/pages/s/more-2/'],
    ]);
  });
});

describe('listPaths', () => {
  const sidebarOf = (count: number): SidebarConfig => ({
    s: { label: 'S', items: [{ label: 'All', items: Array.from({ length: count }, () => ({ route: '/a/' })) }] },
  });
  it('lists all pages, and the categories of a sidebar of which documents carry only a part', () => {
    expect([...listPaths(configuredSidebars(sidebarOf(100), pages))]).toEqual(['/pages/']);
    expect([...listPaths(configuredSidebars(sidebarOf(101), pages))]).toEqual(['/pages/', '/pages/s/all/']);
  });
});

describe('sidebarProblems', () => {
  it('accepts a declared page that is not written yet', () => {
    expect(sidebarProblems(config, pages, new Set(['/later/']))).toEqual([]);
  });
  it('reports ghosts, orphans and doubles', () => {
    const bad: SidebarConfig = { s: { label: 'S', items: [{ route: '/a/' }, { route: '/a/' }, { route: '/ghost/' }] } };
    expect(sidebarProblems(bad, pages, new Set()).map(({ message }) => message)).toEqual([
      '/a/ stands twice in the sidebars.',
      '/ghost/ stands in a sidebar, but there is no such page.',
      'The page /b/ stands in no sidebar.',
    ]);
  });
});
