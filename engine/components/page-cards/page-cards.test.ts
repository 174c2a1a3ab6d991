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

describe('pathCards', () => {
  it('leaves out what is not written yet', () =>
    expect(pathCards(['/b/', '/planned/', '/a/'], page).map(({ path }) => path)).toEqual(['/b/', '/a/']));
});

describe('categoryCards', () => {
  it('has a card for each page and leads to the first page of a category below', () => {
    expect(
      categoryCards([item('/a/'), category('Email', [item('/planned/'), item('/b/'), item('/c/')])], page),
    ).toEqual([
      { path: '/a/', title: 'Page a', description: 'About a.' },
      { path: '/b/', title: 'Email', description: 'Page b · Page c' },
    ]);
  });
  it('takes the words of the category where it has some, and counts what does not fit', () => {
    const all = ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/'].map(item);
    expect(
      categoryCards([category('All', all, 'Everything.'), category('Again', all)], page).map(
        ({ description }) => description,
      ),
    ).toEqual(['Everything.', 'Page a · Page b · Page c · Page d · 2 more']);
  });
  it('leaves out a category without any page', () =>
    expect(categoryCards([category('Later', [item('/planned/')])], page)).toEqual([]));
});

describe('findCategory', () => {
  const sidebars: readonly Sidebar[] = [
    { id: 'product', label: 'Product', items: [category('Channels', [category('Email', [item('/a/')])])] },
  ];
  it('goes by the labels from the top', () =>
    expect(findCategory('Channels/Email', sidebars)).toEqual({ items: [item('/a/')] }));
  it('says which one may have been meant', () => {
    expect(findCategory('Channels/Emial', sidebars)).toEqual({ nearest: 'Channels/Email' });
    expect(findCategory('Reports', sidebars)).toEqual({ nearest: undefined });
  });
});
