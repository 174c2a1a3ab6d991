import { Feed } from 'feed';
import { sidebarPages } from '../engine/model/sidebar.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { escapeHtml } from '../engine/model/escape-html.ts';
import { withBase } from '../engine/model/url.ts';
import type { HeadElement, PublishedSite } from '../engine/site/publisher.ts';
import type { PageChange } from './page-changes.ts';
import { publicUrl } from './public-url.ts';

/** Site path of the feed. */
export const feedPath = '/changes.xml';

/** How programs that read feeds find it: on the home page. */
export const feedLink = (site: SiteConfig): HeadElement => ({
  tag: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: `${site.title}: what changed`,
  href: withBase(site.base, feedPath),
});

const mostEntries = 50;

const sentences: Readonly<Record<PageChange['kind'], string>> = {
  added: 'New page.',
  moved: 'The page has moved here.',
  changed: 'The page has changed.',
};

/** An Atom feed of pages that were added, moved or changed, each with its guide. */
export function changesFeed(
  { site, sidebars, pages }: Pick<PublishedSite, 'site' | 'sidebars' | 'pages'>,
  changes: readonly PageChange[],
): string {
  const byFile = new Map(pages.flatMap((page) => (page.file === undefined ? [] : [[page.file, page] as const])));
  const url = publicUrl(site, '/');
  const feed = new Feed({
    id: url,
    link: url,
    title: `${site.title}: what changed`,
    description: 'Pages that were added, moved or changed.',
    feedLinks: { atom: publicUrl(site, feedPath) },
    author: { name: site.brand.name },
    copyright: '',
    generator: site.title,
    // Of a feed without entries, a build would otherwise write another one each time.
    updated: new Date(changes[0]?.time ?? 0),
  });
  const entries = changes.flatMap((change) => {
    const page = byFile.get(change.file);
    return page ? [{ ...change, page }] : [];
  });
  for (const { page, kind, time } of entries.slice(0, mostEntries)) {
    const guide = sidebars.find(({ items }) => sidebarPages(items).some(({ path }) => path === page.path))?.label;
    const link = publicUrl(site, page.path);
    feed.addItem({
      id: `${link}#${time.slice(0, 10)}`,
      link,
      title: escapeHtml(guide === undefined ? page.title : `${guide}: ${page.title}`),
      description: escapeHtml([sentences[kind], page.description].filter(Boolean).join(' ')),
      date: new Date(time),
      ...(guide === undefined ? {} : { category: [{ name: guide, term: guide }] }),
    });
  }
  return feed.atom1();
}
