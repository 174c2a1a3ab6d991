import { expect, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '../engine/model/site-config.ts';
import type { ChangedPage } from './changed-pages.ts';
import { listChanges } from './changes-page.tsx';

const site = siteConfigSchema.parse({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: 'Acme Docs',
  tagline: 'How Acme works.',
  base: '/docs/',
});
const change = (path: string, kind: ChangedPage['kind'], time: string, guide?: string): ChangedPage => ({
  path,
  title: `Title of ${path}`,
  description: '',
  kind,
  time,
  ...(guide === undefined ? {} : { guide, label: `Label of ${path}` }),
});
const changed = [
  change('/a/', 'changed', '2026-03-05T23:30:00-05:00', 'Guide'),
  change('/b/', 'moved', '2026-03-05T12:00:00Z'),
  change('/a/', 'added', '2026-03-02T00:00:00Z', 'Guide'),
  change('/a/', 'changed', '2026-03-01T23:59:00Z', 'Guide'),
];
/** The page without the anchors of its headings, which the contents are about. */
const htmlOf = (config: SiteConfig, pages = changed): string =>
  String(listChanges(config, pages).page.body[0]).replaceAll(/<h3 id="[^"]+">/g, '<h3>');

test('weeks begin on Monday, in UTC; within one, a page is listed once, with what says most of it', () => {
  const {
    page: { toc },
    times,
  } = listChanges(site, changed);
  expect(toc).toEqual([
    { id: 'week-2026-03-02', title: 'March 2\u2009–\u20098, 2026', level: 2 },
    { id: 'week-2026-03-02-acme-docs', title: 'Acme Docs', level: 3 },
    { id: 'week-2026-03-02-guide', title: 'Guide', level: 3 },
    { id: 'week-2026-02-23', title: 'February 23\u2009–\u2009March 1, 2026', level: 2 },
    { id: 'week-2026-02-23-guide', title: 'Guide', level: 3 },
  ]);
  const html = htmlOf(site).replaceAll(/<time[^>]*>|<\/time>/g, '');
  expect(html).toContain('<h3>Guide</h3><small>New 1</small>');
  expect(html).toContain('<a href="/docs/a/">Label of /a/</a><small><b class="badge success">New</b> Mar 6</small>');
  expect(html).toContain('<h3>Acme Docs</h3><small>Moved 1</small>');
  expect(html).toContain('<a href="/docs/b/">Title of /b/</a><small><b class="badge warning">Moved</b> Mar 5</small>');
  expect([...times]).toEqual([
    ['/a/', '2026-03-06T04:30Z'],
    ['/b/', '2026-03-05T12:00Z'],
  ]);
});

test('a guide says how many of its pages are new, moved and changed, and guides have one order', () => {
  const mixed = ['changed', 'added', 'changed'].map((kind, index) =>
    change(`/${index}/`, kind as ChangedPage['kind'], '2026-03-05T12:00:00Z', 'Guide'),
  );
  const html = htmlOf(site, [...mixed, change('/b/', 'moved', '2026-03-04T12:00:00Z')]);
  expect(html).toContain('<h3>Guide</h3><small>New 1, Changed 2</small>');
  expect(html.indexOf('<h3>Acme Docs')).toBeLessThan(html.indexOf('<h3>Guide'));
});

test('a long list is closed', () => {
  const many = Array.from({ length: 13 }, (_, index) => change(`/${index}/`, 'added', '2026-03-05T12:00:00Z', 'Guide'));
  expect(htmlOf(site)).toContain('<details class="fold" open="">');
  expect(htmlOf(site, many)).toContain('<details class="fold"><summary><h3>Guide</h3><small>New 13</small>');
});

test('texts and dates are in the language of the site', () => {
  const { page } = listChanges(
    {
      ...site,
      locale: { code: 'de', label: 'Deutsch', direction: 'ltr', strings: { whatChanged: 'Neues' } } as never,
    },
    changed,
  );
  expect([page.title, page.toc[0]?.title]).toEqual(['Neues', '2.–8. März 2026']);
});

test('without changes the page says so', () => {
  const { page, times } = listChanges(site, []);
  expect(page.body[0]).toContain('<p>No page was added, moved or rewritten in these days.</p>');
  expect(page.body[0]).not.toContain('<input');
  expect([page.toc, times.size]).toEqual([[], 0]);
});
