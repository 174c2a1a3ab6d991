import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { generatedTextsOf } from '../../model/strings.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import { PageIndex } from './PageIndex.tsx';
import { PageList } from './PageList.tsx';

const sidebar: Sidebar = {
  id: 'guide',
  label: 'Guide',
  items: [
    { type: 'page', label: 'FAQ', path: '/faq/' },
    {
      type: 'category',
      id: 'guide/channels',
      label: 'Channels',
      description: 'One page for each.',
      collapsed: true,
      path: '/pages/guide/channels/',
      items: [
        { type: 'page', label: 'LINE', path: '/line/', mark: 'M1 1' },
        {
          type: 'category',
          id: 'guide/channels/email',
          label: 'Email',
          collapsed: true,
          path: '/pages/guide/channels/email/',
          items: [{ type: 'page', label: 'IMAP', path: '/imap/' }],
        },
      ],
    },
  ],
};
const html = renderToStaticMarkup(
  <PageIndex
    sidebars={[sidebar]}
    strings={generatedTextsOf(undefined)}
    base="/docs/"
    describe={(path) => `About ${path}`}
  />,
);

it('has a filter, a heading for each guide and group, and the number of pages in each group', () => {
  expect(html).toContain('<input type="search" aria-label="Filter the pages"');
  expect(html).toContain('<h2 id="guide">Guide</h2>');
  expect(html).toContain(
    '<summary><h3 id="guide-channels">Channels</h3><small>2</small></summary><p>One page for each.</p>',
  );
});
it('lists each page with one sentence, pages of a group below its name', () => {
  expect(html).toContain('<li class="page-entry"><a href="/docs/line/">LINE</a><span>About /line/</span></li>');
  expect(html).toMatch(/<li class="page-group"><a href="\/docs\/pages\/guide\/channels\/email\/">Email<\/a><ul.*IMAP/);
});

it('names the parts of a long list, or lists their pages too', () => {
  const part = { type: 'category', id: 'p', label: 'A – B', collapsed: true, part: true, path: '/pages/p/' } as const;
  const items = [{ ...part, items: [{ type: 'page', label: 'Anchor', path: '/anchor/' }] }] as const;
  const list = (parts: 'linked' | 'listed'): string =>
    renderToStaticMarkup(<PageList items={items} parts={parts} base="/docs/" describe={() => undefined} />);
  expect(list('linked')).toContain('<li class="page-entry"><a href="/docs/pages/p/">A – B</a></li>');
  expect(list('linked')).not.toContain('Anchor');
  expect(list('listed')).toContain('<a href="/docs/anchor/">Anchor</a>');
});

it('leads to what has changed, and says when pages changed', () => {
  const changes = {
    page: { path: '/changes/', title: 'What changed' },
    times: new Map([['/line/', '2026-03-05T12:00Z']]),
  };
  const index = renderToStaticMarkup(
    <PageIndex
      sidebars={[sidebar]}
      strings={generatedTextsOf(undefined)}
      base="/docs/"
      describe={() => undefined}
      changes={changes}
    />,
  );
  expect(index).toContain('<a href="/docs/changes/">What changed</a>');
  expect(index).toContain(
    '<li class="page-entry" data-changed="2026-03-05T12:00Z"><a href="/docs/line/">LINE</a></li>',
  );
  expect(html).not.toMatch(/data-changed|changes-since/);
});
