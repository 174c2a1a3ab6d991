import { expect, test } from 'vitest';
import { pageLayout } from './page-layout.ts';

test('most pages have the layout with sidebar and table of contents', () => {
  expect(pageLayout({ path: '/a/', type: 'task' })).toBe('docs');
  expect(pageLayout({ path: '/a/', type: 'plain' })).toBe('docs');
});

test('landing pages, lists and the 404 page are wide', () => {
  expect(pageLayout({ path: '/a/', type: 'landing' })).toBe('wide');
  expect(pageLayout({ path: '/pages/', type: 'index' })).toBe('wide');
  expect(pageLayout({ path: '/404/', type: 'not-found' })).toBe('wide');
});

test('the home page has its own layout, whatever its type', () => {
  expect(pageLayout({ path: '/', type: 'plain' })).toBe('home');
});
