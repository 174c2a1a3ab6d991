import { expect, test } from 'vitest';
import { blobId } from './replaced.ts';
import { below } from './sidebars.ts';

test('an id is the one that git computes', () =>
  expect(blobId('hello\n')).toBe('ce013625030ba8dba906f756967f9e9ca394464a'));

test('an entry goes below a page, in its category', () => {
  const items = [{ label: 'Guide', items: [{ route: '/a/' }, { route: '/b/' }] }, { route: '/c/' }];
  expect(below('/a/', { route: '/x/' }, items)[0]).toEqual({
    label: 'Guide',
    items: [{ route: '/a/' }, { route: '/x/' }, { route: '/b/' }],
  });
  expect(() => below('/d/', { route: '/x/' }, items)).toThrow('No entry of the sidebar leads to /d/');
});
