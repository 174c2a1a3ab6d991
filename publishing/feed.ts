import { Feed } from 'feed';
import { localeOf } from '../engine/model/site-info.ts';
import { generatedTextsOf } from '../engine/model/strings.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { escapeHtml } from '../engine/model/escape-html.ts';
import { withBase } from '../engine/model/url.ts';
import type { HeadElement } from '../engine/site/publisher.ts';
import { kindTexts, type ChangedPage } from './changed-pages.ts';
import { publicUrl } from './public-url.ts';

/** Site path of the feed. */
export const feedPath = '/changes.xml';

/** How programs that read feeds find it: on the home page. */
export const feedLink = (site: SiteConfig): HeadElement => ({
  tag: 'link',
  rel: 'alternate',
  type: 'application/atom+xml',
  title: titleOf(site),
  href: withBase(site.base, feedPath),
});

const mostEntries = 50;

const titleOf = (site: SiteConfig): string => `${site.title}: ${generatedTextsOf(localeOf(site)).whatChanged}`;

/** An Atom feed of pages that were added, moved or changed, each with its guide. */
export function changesFeed(site: SiteConfig, changed: readonly ChangedPage[]): string {
  const texts = generatedTextsOf(localeOf(site));
  const url = publicUrl(site, '/');
  const feed = new Feed({
    id: url,
    link: url,
    title: titleOf(site),
    language: localeOf(site).code,
    feedLinks: { atom: publicUrl(site, feedPath) },
    author: { name: site.brand.name },
    copyright: '',
    generator: site.title,
    // Of a feed without entries, a build would otherwise write another one each time.
    updated: new Date(changed[0]?.time ?? 0),
  });
  for (const { path, title, description, guide, kind, time } of changed.slice(0, mostEntries)) {
    const link = publicUrl(site, path);
    feed.addItem({
      id: `${link}#${time.slice(0, 10)}`,
      link,
      title: escapeHtml(guide === undefined ? title : `${guide}: ${title}`),
      description: escapeHtml([texts[kindTexts[kind]], description].filter(Boolean).join(': ')),
      date: new Date(time),
      ...(guide === undefined ? {} : { category: [{ name: guide, term: guide }] }),
    });
  }
  return feed.atom1();
}
