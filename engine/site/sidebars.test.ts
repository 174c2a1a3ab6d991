import { describe, expect, it } from 'vitest';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import { configuredSidebars, sidebarFromFolders, sidebarProblems } from './sidebars.ts';

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
    const { sidebars } = configuredSidebars(config, pages);
    expect(sidebars).toEqual([
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
  it('leaves out pages that are not there and categories that would be empty', () => {
    expect(configuredSidebars(config, pages).missing).toEqual(['/later/']);
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

it('makes a sidebar from folders, a folder’s own page first', () => {
  const list = [page('/guide/', 'The guide')[1], page('/guide/basics/one/', 'One')[1], page('/zed/', 'Zed')[1]];
  expect(sidebarFromFolders(list).items).toMatchObject([
    {
      type: 'category',
      label: 'The guide',
      items: [{ path: '/guide/' }, { type: 'category', label: 'Basics', items: [{ path: '/guide/basics/one/' }] }],
    },
    { type: 'page', path: '/zed/' },
  ]);
});
