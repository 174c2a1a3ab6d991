import { describe, expect, it } from 'vitest';
import type { PageLink } from '../../model/page.ts';
import type { Sidebar, SidebarItem } from '../../model/sidebar.ts';
import { categoryCards, findCategory, pathCards } from './page-cards.ts';

const pages: readonly PageLink[] = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'].map((path) => ({
  path,
  title: `Page ${path[1]}`,
  description: `About ${path[1]}.`,
}));
const page = (path: string): PageLink | undefined => pages.find((candidate) => candidate.path === path);
const item = (path: string): SidebarItem => ({ type: 'page', label: path, path });
const category = (label: string, items: readonly SidebarItem[], description?: string): SidebarItem => ({
  type: 'category',
  id: label,
  label,
  collapsed: true,
  path: `/pages/${label}/`,
  items,
  ...(description ? { description } : {}),
});
const more = (count: number): string => `${count} more`;

describe('pathCards', () => {
  it('omits pages that do not exist', () =>
    expect(pathCards(['/b/', '/planned/', '/a/'], page).map(({ path }) => path)).toEqual(['/b/', '/a/']));
});

describe('categoryCards', () => {
  it('has a card for each page and leads to the first page of a category below', () => {
    expect(
      categoryCards([item('/a/'), category('Email', [item('/planned/'), item('/b/'), item('/c/')])], page, more),
    ).toEqual([
      { path: '/a/', title: 'Page a', description: 'About a.' },
      { path: '/b/', title: 'Email', description: 'Page b\u00a0· Page c' },
    ]);
  });
  it('uses the description of the category, or lists and counts its pages', () => {
    const all = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'].map(item);
    expect(
      categoryCards([category('All', all, 'Everything.'), category('Again', all)], page, more).map(
        ({ description }) => description,
      ),
    ).toEqual(['Everything.', 'Page a\u00a0· Page b\u00a0· Page c\u00a0· Page d\u00a0· 2 more']);
  });
  it('omits categories without pages', () =>
    expect(categoryCards([category('Later', [item('/planned/')])], page, more)).toEqual([]));
});

describe('findCategory', () => {
  const sidebars: readonly Sidebar[] = [
    { id: 'product', label: 'Product', items: [category('Channels', [category('Email', [item('/a/')])])] },
  ];
  it('finds a category by its labels from the top', () =>
    expect(findCategory('Channels/Email', sidebars)).toEqual({ items: [item('/a/')] }));
  it('suggests the nearest category', () => {
    expect(findCategory('Channels/Emial', sidebars)).toEqual({ nearest: 'Channels/Email' });
    expect(findCategory('Reports', sidebars)).toEqual({ nearest: undefined });
  });
});
