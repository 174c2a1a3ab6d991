import { expect, test } from 'vitest';
import { likelyPaths } from './prefetch-likely.ts';

const place = { origin: 'https://docs.example', base: '/docs/' };
const page = { path: '/b/', previous: { path: '/a/', title: 'A' }, next: { path: '/c/', title: 'C' } };
const link = (path: string): string => `https://docs.example/docs${path}`;

test('next page, previous page and links in view, each once and never the page itself', () => {
  const links = ['https://elsewhere.example/', link('/x/#part'), link('/a/'), link('/b/?q=1'), link('/y.html')];
  expect(likelyPaths(page, links, place)).toEqual(['/c/', '/a/', '/x/', '/y/']);
});

test('at most ten', () => {
  const links = Array.from({ length: 30 }, (_, index) => link(`/page-${index}/`));
  expect(likelyPaths({ path: '/b/' }, links, place)).toHaveLength(10);
});
