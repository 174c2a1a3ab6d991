import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../tests/unit/fake-page-context.tsx';
import { Doors } from './Doors.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PathStrip } from './PathStrip.tsx';
import { stopFigures, toolFigures } from './stop-figures.ts';
import { ToolCards } from './ToolCards.tsx';

it('HomeHero says what the product is, and has the search if the site has one', () => {
  expect(renderHtml(HomeHero, { line: 'One line that says it.' })).toBe(
    '<div class="hero"><div><p class="hero-line">One line that says it.</p>' +
      '<p class="hero-text">A site for tests.</p></div></div>',
  );
  const html = renderHtml(HomeHero, { line: 'One line that says it.' }, undefined, fakePageContext({ search: true }));
  expect(html).toMatch(/<button type="button" class="search-button" popoverTarget="search">.*Search the docs/);
  expect(html).toMatch(/<\/button>.*<a class="search-link" href="\/pages\/">All pages<\/a>/);
  expect(renderHtml(HomeHero, { line: 'One line that says it.', text: 'A second sentence.' })).toContain(
    '<p class="hero-text">A second sentence.</p>',
  );
  expect(renderHtml(HomeHero, { line: 'One line that says it.' }, <figure>One screen</figure>)).toContain(
    '</div><figure>One screen</figure></div>',
  );
});

it('Doors are cards that link as a whole, with more links on them', () => {
  const door = { title: 'Answer', text: 'For agents.', href: '/a/', icon: 'chat' };
  const html = renderHtml(Doors, {
    items: [
      { ...door, links: [{ label: 'More', href: '/b/' }] },
      { ...door, title: 'Connect' },
    ],
  });
  expect(html.replace(/<svg.*?<\/svg>/g, '')).toBe(
    '<ul class="doors">' +
      '<li class="card"><div><p class="card-title"><a href="/a/">Answer</a></p><p>For agents.</p></div>' +
      '<ul><li><a href="/b/">More</a></li></ul></li>' +
      '<li class="card"><div><p class="card-title"><a href="/a/">Connect</a></p><p>For agents.</p></div></li></ul>',
  );
  expect(() => renderHtml(Doors, { items: [door] })).toThrow(/items/);
});

it('PathStrip is an ordered list of numbered stops, each with a small figure', () => {
  const stop = { title: 'Begin', text: 'Sign up.', href: '/a/' };
  const entry = (title: string): string =>
    `<li class="card"><p class="card-title"><a href="/a/">${title}</a></p><p>Sign up.</p></li>`;
  expect(renderHtml(PathStrip, { items: [stop, { ...stop, title: 'Go on' }] })).toBe(
    `<ol class="path-strip">${entry('Begin')}${entry('Go on')}</ol>`,
  );
  for (const figure of stopFigures)
    expect(renderHtml(PathStrip, { items: [{ ...stop, figure }, stop] })).toMatch(
      new RegExp(`stop-${figure}" aria-hidden="true"><div class="s-window">.{40,}</div></div><p class="card-title">`),
    );
});

it('ToolCards are cards that link as a whole, each with a small drawing of what the tool does', () => {
  const tool = { title: 'Test a pattern', text: 'See what matches.', href: '/a/' };
  for (const figure of toolFigures)
    expect(renderHtml(ToolCards, { items: [{ ...tool, figure }] })).toMatch(
      new RegExp(
        `^<ul class="tool-cards"><li class="card"><div class="screen drawing stop-figure stop-${figure}" aria-hidden="true">.{40,}` +
          '<p class="card-title"><a href="/a/">Test a pattern</a></p><p>See what matches.</p></li></ul>$',
      ),
    );
  expect(() => renderHtml(ToolCards, { items: [{ ...tool, figure: 'reply' }] })).toThrow(/figure/);
});
