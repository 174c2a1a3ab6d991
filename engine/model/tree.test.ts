import { describe, expect, it } from 'vitest';
import { fillSkeleton, liveNames, staticHtml, toSkeleton, type Tree } from './tree.ts';

const tree: Tree = [
  '<p>a</p>',
  {
    tag: 'ol',
    attributes: { class: 'x' },
    children: ['<li>b</li>', { live: 'Tester', props: { n: 1 }, children: ['<p>c</p>'] }],
  },
  '<p>d</p>',
];

describe('skeletons', () => {
  it('drop the HTML and take it back in document order', () => {
    const skeleton = toSkeleton(tree);
    expect(JSON.stringify(skeleton)).not.toContain('<');
    expect(fillSkeleton(skeleton, ['<p>a</p>', '<li>b</li>', '<p>c</p>', '<p>d</p>'])).toEqual(tree);
  });
  it('refuse a document that lacks chunks', () => {
    expect(() => fillSkeleton(toSkeleton(tree), ['<p>a</p>'])).toThrow(/has 1 chunks/);
  });
});

it('names each live component once', () => {
  expect(liveNames([...tree, ...tree])).toEqual(['Tester']);
});

it('gives the static HTML with what live components hold', () => {
  expect(staticHtml(tree)).toBe('<p>a</p><li>b</li><p>c</p><p>d</p>');
});
