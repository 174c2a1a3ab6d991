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

test('the categories that contain a page open', () => {
  expect([...openIds(openTrail(new Map(), items, '/one/'))]).toEqual(['a', 'a/b']);
});

test('open categories stay open on the next page', () => {
  expect([...openIds(openTrail(openTrail(new Map(), items, '/one/'), items, '/two/'))]).toEqual(['a', 'a/b', 'c']);
});

test('a closed category opens again only when it contains the page', () => {
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

test('other categories are as configured, but closed if their items are pruned', () => {
  const [a, c] = items as [SidebarCategory, SidebarCategory];
  expect(isOpen(new Map(), a)).toBe(false);
  expect(isOpen(new Map(), c)).toBe(true);
  const { items: _, ...pruned } = c;
  expect(isOpen(new Map(), pruned)).toBe(false);
  expect(isOpen(new Map([['c', true]]), pruned)).toBe(true);
});
