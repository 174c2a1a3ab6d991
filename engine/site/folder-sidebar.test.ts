import { expect, it } from 'vitest';
import { sidebarPages, type SidebarItem } from '../model/sidebar.ts';
import { sidebarFromFolders } from './folder-sidebar.ts';
import { breadcrumbsOf, type SiteModel } from './site-model.ts';

const page = (file: string, title: string) => ({
  path: `/${file.replace(/(index)?\.md$/, '')}/`.replace('//', '/'),
  title,
});

it('makes a sidebar from folders, a folder’s own page first', () => {
  const pages = [page('guide/index.md', 'The guide'), page('guide/basics/one.md', 'One'), page('zed.md', 'Zed')];
  expect(sidebarFromFolders(pages).items).toMatchObject([
    {
      type: 'category',
      label: 'The guide',
      items: [{ path: '/guide/' }, { type: 'category', label: 'Basics', items: [{ path: '/guide/basics/one/' }] }],
    },
    { type: 'page', path: '/zed/' },
  ]);
});

it('gives folders with the same label different ids', () => {
  const { items } = sidebarFromFolders([page('C/a.md', 'A'), page('C++/a.md', 'A')]);
  expect(items.map((item) => item.path)).toEqual(['/pages/docs/c/', '/pages/docs/c-2/']);
});

it('puts a long list into parts, called by their first and last pages, so that no list is longer than 60', () => {
  const pages = Array.from({ length: 3000 }, (_, number) => {
    const name = String(number).padStart(4, '0');
    return page(`all/p${name}.md`, number === 0 ? 'A title that is far too long for a list' : `Page ${name}`);
  });
  const [all] = sidebarFromFolders(pages).items;
  const longest = (items: readonly SidebarItem[]): number =>
    Math.max(items.length, ...items.map((item) => (item.type === 'category' ? longest(item.items ?? []) : 0)));
  const [first, second] = all?.type === 'category' ? (all.items ?? []) : [];
  expect([first?.label, second?.label]).toEqual([
    'A title that is far too long f… – Page 1599',
    'Page 1600 – Page 2999',
  ]);
  expect(first?.path).toBe('/pages/docs/all/part-1-3/');
  expect(longest(all ? [all] : [])).toBeLessThanOrEqual(60);
  expect(sidebarPages(all ? [all] : []).map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
});

it('leaves parts of long lists out of breadcrumbs', () => {
  const pages = Array.from({ length: 100 }, (_, number) => page(`all/${number}.md`, `Page ${number}`));
  const known = new Map(pages.map(({ path, title }) => [path, { meta: { title } }]));
  const model = { sidebars: [sidebarFromFolders(pages)], pages: known } as unknown as SiteModel;
  expect(breadcrumbsOf(model, '/all/55/').map(({ title }) => title)).toEqual(['Documentation', 'All', 'Page 55']);
});

it('leaves a category out of the breadcrumbs of the page that bears its name', () => {
  const pages = [page('pay/index.md', 'Pay'), page('pay/refund.md', 'Refund')];
  const known = new Map(pages.map(({ path, title }) => [path, { meta: { title } }]));
  const model = { sidebars: [sidebarFromFolders(pages)], pages: known } as unknown as SiteModel;
  const crumbs = (path: string): string[] => breadcrumbsOf(model, path).map(({ title }) => title);
  expect(crumbs('/pay/')).toEqual(['Documentation', 'Pay']);
  expect(crumbs('/pay/refund/')).toEqual(['Documentation', 'Pay', 'Refund']);
});
