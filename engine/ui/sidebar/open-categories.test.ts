import { expect, test } from 'vitest';
import type { SidebarCategory, SidebarItem } from '../../model/sidebar.ts';
import { isOpen, openIds, openTrail } from './open-categories.ts';

const page = (path: string): SidebarItem => ({ type: 'page', label: path, path });
const category = (id: string, items: SidebarItem[], collapsed = true): SidebarCategory => ({
  type: 'category',
  id,
  label: id,
  collapsed,
  path: `/pages/${id}/`,
  items,
});
const items = [category('a', [category('a/b', [page('/one/')])]), category('c', [page('/two/')], false)];

test('the categories above a page open', () => {
  expect([...openIds(openTrail(new Map(), items, '/one/'))]).toEqual(['a', 'a/b']);
});

test('what was open stays open on the next page', () => {
  expect([...openIds(openTrail(openTrail(new Map(), items, '/one/'), items, '/two/'))]).toEqual(['a', 'a/b', 'c']);
});

test('a category the reader closed opens again when the page is in it, and only then', () => {
  const closed = new Map([
    ['a', false],
    ['c', false],
  ]);
  const open = openTrail(closed, items, '/two/');
  expect(open.get('a')).toBe(false);
  expect(open.get('c')).toBe(true);
});

test('the map stays the same when nothing changes', () => {
  const open = openTrail(new Map(), items, '/one/');
  expect(openTrail(open, items, '/one/')).toBe(open);
  expect(openTrail(open, items, '/nowhere/')).toBe(open);
});

test('untouched categories are as configured, but closed when their pages were left out', () => {
  const [a, c] = items as [SidebarCategory, SidebarCategory];
  expect(isOpen(new Map(), a)).toBe(false);
  expect(isOpen(new Map(), c)).toBe(true);
  const { items: _, ...pruned } = c;
  expect(isOpen(new Map(), pruned)).toBe(false);
  expect(isOpen(new Map([['c', true]]), pruned)).toBe(true);
});
