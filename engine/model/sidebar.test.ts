import { describe, expect, it } from 'vitest';
import { pruneSidebar, sidebarPages, sidebarTrail, type Sidebar } from './sidebar.ts';

const page = (path: string) => ({ type: 'page', label: path, path }) as const;
const sidebar: Sidebar = {
  id: 's',
  label: 'S',
  items: [
    page('/a/'),
    {
      type: 'category',
      id: 's/one',
      label: 'One',
      collapsed: true,
      path: '/pages/s/one/',
      items: [
        page('/b/'),
        {
          type: 'category',
          id: 's/one/deep',
          label: 'Deep',
          collapsed: true,
          path: '/pages/s/one/deep/',
          items: [page('/c/')],
        },
      ],
    },
    { type: 'category', id: 's/two', label: 'Two', collapsed: true, path: '/pages/s/two/', items: [page('/d/')] },
  ],
};

it('lists pages in reading order', () => {
  expect(sidebarPages(sidebar.items).map(({ path }) => path)).toEqual(['/a/', '/b/', '/c/', '/d/']);
});

it('finds the categories that contain a page', () => {
  expect(sidebarTrail(sidebar.items, '/c/')?.map(({ label }) => label)).toEqual(['One', 'Deep']);
  expect(sidebarTrail(sidebar.items, '/a/')).toEqual([]);
  expect(sidebarTrail(sidebar.items, '/nowhere/')).toBeUndefined();
});

describe('pruneSidebar', () => {
  it('keeps a small sidebar complete', () => {
    expect(pruneSidebar(sidebar, '/a/')).toBe(sidebar);
  });
  it('keeps the top level and the branch of the page', () => {
    const pruned = pruneSidebar(sidebar, '/b/', new Set(), 2);
    expect(pruned.items.map((item) => (item.type === 'category' ? [item.id, item.items?.length] : item.path))).toEqual([
      '/a/',
      ['s/one', 2],
      ['s/two', undefined],
    ]);
    const deep = pruned.items[1];
    expect(deep?.type === 'category' && deep.items?.[1]).toMatchObject({ id: 's/one/deep' });
    expect(deep?.type === 'category' && deep.items?.[1]).not.toHaveProperty('items');
  });
  it('keeps categories that the reader opened', () => {
    const pruned = pruneSidebar(sidebar, '/a/', new Set(['s/two']), 2);
    expect(pruned.items[2]).toHaveProperty('items');
    expect(pruned.items[1]).not.toHaveProperty('items');
  });
});
