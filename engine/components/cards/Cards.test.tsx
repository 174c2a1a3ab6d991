import { expect, it } from 'vitest';
import { render, renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Card, Cards } from './Cards.tsx';

it('is a list of titles that link', () => {
  const html = renderHtml(Cards, {}, render(Card, { title: 'The `SDK`', href: '/sdk/', icon: 'code' }, 'All of it.'));
  expect(html.replace(/<svg.*?<\/svg>/, '<svg>')).toBe(
    '<ul class="cards"><li class="card"><p class="card-title"><svg><a href="/sdk/">The <code>SDK</code></a></p><p>All of it.</p></li></ul>',
  );
});

it('needs no text and no icon', () => {
  expect(renderHtml(Card, { title: 'Only', href: '/a/' })).toBe(
    '<li class="card"><p class="card-title"><a href="/a/">Only</a></p></li>',
  );
});

it('knows its icons', () => {
  expect(() => renderHtml(Card, { title: 'A', href: '/a/', icon: 'rocket' })).toThrow(/icon/);
});
