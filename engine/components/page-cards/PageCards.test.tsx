import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { PageCards } from './PageCards.tsx';

const pages = [{ path: '/a/', title: 'Page A', description: 'About A.' }];

it('takes title and description from the page', () => {
  const context = fakePageContext({ pages, href: (url) => `/docs${url}` });
  expect(renderHtml(PageCards, { paths: ['/a/', '/planned/'] }, undefined, context)).toBe(
    '<ul class="cards"><li class="card"><p class="card-title"><a href="/docs/a/">Page A</a></p><p>About A.</p></li></ul>',
  );
});

it('renders nothing while none of its pages exists', () => {
  expect(renderHtml(PageCards, { paths: ['/planned/'] }, undefined, fakePageContext({ pages }))).toBe('');
});

it('reports an unknown category', () => {
  const sidebars = [
    {
      id: 'product',
      label: 'Product',
      items: [
        {
          type: 'category' as const,
          id: 'channels',
          label: 'Channels',
          collapsed: true,
          path: '/pages/channels/',
          items: [],
        },
      ],
    },
  ];
  const context = fakePageContext({ pages, sidebars });
  renderHtml(PageCards, { category: 'Chanels' }, undefined, context);
  expect(context.reports).toEqual([
    { message: 'No sidebar has a category “Chanels”.', hint: 'Did you mean “Channels”?' },
  ]);
});

it.each([{}, { category: 'A', paths: ['/a/'] }])('needs exactly one of its props: %j', (props) => {
  expect(() => renderHtml(PageCards, props)).toThrow(/either `category` or `paths`/);
});
