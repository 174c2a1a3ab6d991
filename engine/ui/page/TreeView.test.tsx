import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fillSkeleton, toSkeleton, type Tree } from '../../model/tree.ts';
import { SiteProvider } from '../app/site-context.tsx';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';
import { TreeView } from './TreeView.tsx';

const Box = ({ title, children }: { title?: string; children?: ReactNode }) => (
  <section title={title}>{children}</section>
);
const render = (tree: Tree) =>
  renderToStaticMarkup(
    <SiteProvider site={siteFixture()} live={(name) => (name === 'Box' ? Box : () => null)}>
      <TreeView tree={tree} />
    </SiteProvider>,
  );

test('static HTML is rendered unchanged in a chunk', () => {
  expect(render(['<p>a <b>b</b></p>'])).toBe('<div class="chunk"><p>a <b>b</b></p></div>');
});

test('a live component gets its props and children', () => {
  expect(render([{ live: 'Box', props: { title: 'T' }, children: ['<p>in</p>'] }])).toBe(
    '<div class="live" data-live="Box"><section title="T"><div class="chunk"><p>in</p></div></section></div>',
  );
});

test('elements around a live component are rendered as elements', () => {
  expect(
    render([
      {
        tag: 'ol',
        attributes: { class: 'steps' },
        children: [{ tag: 'li', attributes: {}, children: [{ live: 'Box', props: {}, children: [] }] }],
      },
    ]),
  ).toBe('<ol class="steps"><li><div class="live" data-live="Box"><section></section></div></li></ol>');
});

test('chunks are in the document in the order of the skeleton', () => {
  const tree: Tree = [
    '<p>1</p>',
    { tag: 'div', attributes: {}, children: ['<p>2</p>', { live: 'Box', props: {}, children: ['<p>3</p>'] }] },
    '<p>4</p>',
  ];
  const chunks = [...render(tree).matchAll(/class="chunk">(.*?)<\/div>/g)].map((match) => match[1] as string);
  expect(fillSkeleton(toSkeleton(tree), chunks)).toEqual(tree);
});
