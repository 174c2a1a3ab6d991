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
  it('lose the HTML and get it back in document order', () => {
    const skeleton = toSkeleton(tree);
    expect(JSON.stringify(skeleton)).not.toContain('<');
    expect(fillSkeleton(skeleton, ['<p>a</p>', '<li>b</li>', '<p>c</p>', '<p>d</p>'])).toEqual(tree);
  });
  it('reject a document with too few chunks', () => {
    expect(() => fillSkeleton(toSkeleton(tree), ['<p>a</p>'])).toThrow(/has 1 chunks/);
  });
});

it('lists each live component once', () => {
  expect(liveNames([...tree, ...tree])).toEqual(['Tester']);
});

it('collects the static HTML, including that inside live components', () => {
  expect(staticHtml(tree)).toBe('<p>a</p><li>b</li><p>c</p><p>d</p>');
});
