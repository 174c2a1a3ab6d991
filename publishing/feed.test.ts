import { expect, test } from 'vitest';
import { siteConfigSchema } from '../engine/model/site-config.ts';
import type { ChangedPage } from './changed-pages.ts';
import { changesFeed } from './feed.ts';

const site = siteConfigSchema.parse({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: 'Acme & Docs',
  tagline: 'How Acme works.',
  url: 'https://docs.acme.example',
});
const page: ChangedPage = {
  path: '/a/',
  title: 'Connect <A>',
  description: 'About A.',
  label: 'A',
  guide: 'Guide',
  kind: 'changed',
  time: '2026-03-04T12:00:00Z',
};

test('the feed has an entry for each change, with its guide', () => {
  const atom = changesFeed(site, [page, { ...page, kind: 'added', time: '2026-03-01T12:00:00Z' }]);
  expect(atom.match(/<entry>/g)).toHaveLength(2);
  expect(atom).toContain('<id>https://docs.acme.example/a/#2026-03-04</id>');
  expect(atom).toContain('Guide: Connect &lt;A&gt;');
  expect(atom).toContain('Changed: About A.');
  expect(atom).toContain('New: About A.');
  expect(atom).toContain('href="https://docs.acme.example/changes.xml"');
  expect(changesFeed(site, [])).not.toContain('<entry>');
});
