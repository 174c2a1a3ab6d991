import { expect, test } from 'vitest';
import { pageLayout } from './page-layout.ts';

const toc = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, level: 2 }) as const);

test('most pages have the layout with sidebar and table of contents', () => {
  expect(pageLayout({ path: '/a/', type: 'task', toc: [] })).toBe('docs');
  expect(pageLayout({ path: '/a/', type: 'plain', toc: [] })).toBe('docs');
});

test('landing pages, lists and the 404 page are wide', () => {
  expect(pageLayout({ path: '/a/', type: 'landing', toc: [] })).toBe('wide');
  expect(pageLayout({ path: '/pages/', type: 'index', toc: [] })).toBe('wide');
  expect(pageLayout({ path: '/404/', type: 'not-found', toc: [] })).toBe('wide');
});

test('the home page has its own layout, except one that was not written for this engine: its links are in the sidebar', () => {
  expect(pageLayout({ path: '/', type: 'landing', toc: [] })).toBe('home');
  expect(pageLayout({ path: '/', type: 'plain', toc: [] })).toBe('docs');
});

test('a list with more than three headings has contents', () => {
  expect(pageLayout({ path: '/a/', type: 'landing', toc })).toBe('docs');
  expect(pageLayout({ path: '/a/', type: 'landing', toc: toc.slice(1) })).toBe('wide');
});
