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

test('the home page has its own layout, except one that was not written for this engine: its links are in the sidebar', () => {
  expect(pageLayout({ path: '/', type: 'landing' })).toBe('home');
  expect(pageLayout({ path: '/', type: 'plain' })).toBe('docs');
});
