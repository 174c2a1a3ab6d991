import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '../../model/page.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import type { AppProps } from './app-props.ts';
import { App } from './App.tsx';
import { siteFixture } from '../../../tests/unit/site-fixture.ts';

const page: PageData = {
  path: '/a/',
  type: 'task',
  title: 'Do a thing',
  description: 'How a thing is done.',
  body: ['<h2 id="one">One</h2><h2 id="two">Two</h2>'],
  toc: [
    { id: 'one', title: 'One', level: 2 },
    { id: 'two', title: 'Two', level: 3 },
  ],
  breadcrumbs: [{ title: 'Guide', path: '/guide/' }, { title: 'Category' }, { title: 'Do a thing', path: '/a/' }],
  sidebar: 'guide',
  previous: { path: '/before/', title: 'Before' },
  next: { path: '/after/', title: 'After' },
  related: [{ path: '/b/', title: 'Another thing', description: 'About another thing.' }],
  updated: { author: 'Mara', time: '2026-03-09T14:05:00Z' },
  editUrl: 'https://code.example/edit/a.mdx',
  style: '/assets/site.css',
  build: 'b1',
};
const sidebar: Sidebar = { id: 'guide', label: 'Guide', items: [{ type: 'page', label: 'A thing', path: '/a/' }] };
const render = (changes: Partial<PageData> = {}, props: Partial<AppProps> = {}, config: Partial<SiteInfo> = {}) =>
  renderToStaticMarkup(
    <App
      site={siteFixture(config)}
      page={{ ...page, ...changes }}
      sidebar={sidebar}
      live={() => () => null}
      {...props}
    />,
  );
const without = (key: keyof PageData): Partial<PageData> => ({ [key]: undefined }) as Partial<PageData>;

test('title and description are shown once', () => {
  const html = render();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h1>Do a thing</h1><p class="description">How a thing is done.</p>');
});

test('the first link skips to the content', () => {
  expect(render()).toMatch(/^<a class="skip-link visually-hidden" href="#content">/);
  expect(render()).toContain('<article class="article" id="content" tabindex="-1">');
});

test('the page has its URL, for printing', () => {
  expect(render()).toContain(' data-address="https://docs.example/a/"');
});

test('breadcrumbs link to pages and end with the page itself', () => {
  expect(render({}, {}, { base: '/docs/' })).toContain(
    '<li><a href="/docs/guide/">Guide</a></li><li><span>Category</span></li><li><span aria-current="page">Do a thing</span></li>',
  );
});

test('the sidebar is in the document once', () => {
  expect(render().match(/class="sidebar"/g)).toHaveLength(1);
  expect(render({}, { sidebar: undefined })).not.toContain('class="sidebar"');
});

test('the table of contents is beside the text, and folded in it', () => {
  expect(render().match(/href="#two"/g)).toHaveLength(2);
  expect(render()).toContain('<li data-nested="true"><a href="#two">Two</a></li>');
});

test('pages with one heading and landing pages have no table of contents', () => {
  expect(render({ toc: page.toc.slice(0, 1) })).not.toContain('On this page');
  expect(render({ type: 'landing' })).not.toContain('On this page');
});

test('previous, next, related pages, last update and edit link are shown if known', () => {
  const html = render();
  for (const text of [
    'rel="prev"',
    'rel="next"',
    'Another thing',
    '<span>Mara</span>',
    '<time dateTime="2026-03-09T14:05:00Z" title="March 9, 2026, 14:05 UTC">March 9, 2026</time>',
    'Edit this page',
  ])
    expect(html).toContain(text);
  const bare = render({
    related: [],
    ...without('previous'),
    ...without('next'),
    ...without('updated'),
    ...without('editUrl'),
  });
  for (const text of ['pager', 'Related', 'Last updated', 'Edit this page']) expect(bare).not.toContain(text);
});

test('a single version or locale is a label; several are a list of links', () => {
  expect(render()).toContain(
    '<span><span>Version: </span><span>Next</span></span><span><span>Language: </span><span>English</span></span>',
  );
  const html = render(
    {},
    {},
    {
      locales: [
        { code: 'en', label: 'English' },
        { code: 'de', label: 'Deutsch' },
        { code: 'fr', label: 'Français' },
      ],
      versions: [
        { label: 'Next', href: '/' },
        { label: '1.0', href: '/1.0/' },
      ],
    },
  );
  expect(html).toContain('<a href="/de/a/" lang="de" hrefLang="de">Deutsch</a>');
  expect(html, 'also to a page that is shown in English there').toContain('href="/fr/a/"');
  expect(html).toContain('<a href="/1.0/">1.0</a>');
});

test('a failed navigation shows its error and a Retry button', () => {
  const html = render(
    {},
    {
      navigation: {
        pending: false,
        error: { message: 'The server answered 502.', retry: () => {} },
      },
    },
  );
  expect(html).toMatch(/role="alert"><p>The server answered 502\.<\/p><button[^>]*>Try again</);
});

test('every text has its own element, because browsers replace texts when they translate a page', () => {
  const html = renderToString(
    <App
      site={siteFixture({
        navbar: { items: [{ label: 'Status', href: 'https://status.example', activeOn: [] }], hideOnScroll: false },
      })}
      page={page}
      sidebar={sidebar}
      live={() => () => null}
    />,
  );
  // React separates adjacent texts with comments.
  expect(html).not.toContain('<!-- -->');
});

test('no style attributes: the content security policy forbids them', () => {
  expect(render()).not.toMatch(/ style=/);
});
