import { expect, it } from 'vitest';
import { drawHtml, fakePageContext } from '../../tests/unit/fake-page-context.tsx';
import { Doors } from './Doors.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PathStrip } from './PathStrip.tsx';

it('HomeHero says what this is, and has the search where there is one', () => {
  expect(drawHtml(HomeHero, { line: 'One line that says it.' })).toBe(
    '<div class="hero"><p class="hero-line">One line that says it.</p></div>',
  );
  const html = drawHtml(HomeHero, { line: 'One line that says it.' }, undefined, fakePageContext({ search: true }));
  expect(html).toMatch(
    /<button type="button" class="search-button" data-search="">.*Search the docs.*<a class="search-link" href="\/pages\/">All pages<\/a>/,
  );
  expect(drawHtml(HomeHero, { line: 'One line that says it.', text: 'A second sentence.' })).toContain(
    '<p class="hero-text">A second sentence.</p>',
  );
});

it('Doors are links with more links behind them', () => {
  const door = { title: 'Answer', text: 'For agents.', href: '/a/', icon: 'chat' };
  const html = drawHtml(Doors, {
    items: [
      { ...door, links: [{ label: 'More', href: '/b/' }] },
      { ...door, title: 'Connect' },
    ],
  });
  expect(html.replace(/<svg.*?<\/svg>/g, '')).toBe(
    '<ul class="doors"><li><p class="door-title"><a href="/a/">Answer</a></p><p>For agents.</p><ul><li><a href="/b/">More</a></li></ul></li>' +
      '<li><p class="door-title"><a href="/a/">Connect</a></p><p>For agents.</p></li></ul>',
  );
  expect(() => drawHtml(Doors, { items: [door] })).toThrow(/items/);
});

it('PathStrip is an ordered list', () => {
  const stop = { title: 'Begin', text: 'Sign up.', href: '/a/' };
  expect(drawHtml(PathStrip, { items: [stop, { ...stop, title: 'Go on' }] })).toBe(
    '<ol class="path-strip"><li><p class="stop-title"><a href="/a/">Begin</a></p><p>Sign up.</p></li><li><p class="stop-title"><a href="/a/">Go on</a></p><p>Sign up.</p></li></ol>',
  );
});
