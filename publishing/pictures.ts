import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { localeOf } from '../engine/model/site-info.ts';
import type { HeadElement, PublishedPage, PublishedSite } from '../engine/site/publisher.ts';
import { pictureSize, type PictureText } from './draw-picture.ts';
import { withBase } from '../engine/model/url.ts';
import { publicUrl } from './public-url.ts';

/** Site path of a page's picture. */
const picturePath = (path: string): string => `/share${path === '/' ? '/home' : path.slice(0, -1)}.png`;

/**
 * The elements that tell other sites about the picture. Lists of pages share that of the home page. Nothing for a missing page, and for one
 * without a translation: what other sites show of that is its original. Nothing if the site doesn't know its URL, which they need.
 */
export function pictureElements(page: PublishedPage, site: SiteConfig): readonly HeadElement[] {
  if (page.type === 'not-found' || page.lang || site.url === undefined) return [];
  const { width, height } = pictureSize;
  const property = (name: string, content: string): HeadElement => ({ tag: 'meta', property: name, content });
  return [
    property('og:image', publicUrl(site, picturePath(page.type === 'index' ? '/' : page.path))),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', page.type === 'index' ? site.title : `${page.title}: ${site.title}`),
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * The picture of each page: drawn, or kept from an earlier build. A home page that nobody has written has one too.
 * @returns path in the output → PNG, and a note about each picture that lacks letters
 */
export async function pictures({
  root,
  site,
  pages,
  memo,
}: Pick<PublishedSite, 'root' | 'site' | 'pages' | 'memo'>): Promise<{
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly notes: readonly string[];
}> {
  const { direction } = localeOf(site);
  if (site.url === undefined) return { files: new Map(), notes: [] };
  const logoFile = join(root, 'public/favicon.svg');
  const logo = existsSync(logoFile) ? readFileSync(logoFile, 'utf8') : undefined;
  const home = { path: '/', title: site.title, breadcrumbs: [] };
  const files = new Map<string, Uint8Array>();
  const notes: string[] = [];
  const add = async ({ path, title, breadcrumbs }: typeof home | (typeof pages)[number]): Promise<void> => {
    const [first] = breadcrumbs;
    const text: PictureText = {
      title: path === '/' ? site.tagline : title,
      guide: first?.title,
      hue: first?.hue,
      siteTitle: site.title,
      logo,
      direction,
    };
    const { png, missing } = await memo('publishing/draw-picture.ts', text, async () =>
      (await import('./draw-picture.ts')).drawPicture(text),
    );
    files.set(picturePath(path).slice(1), png);
    if (missing.length)
      notes.push(
        `The picture for links to ${withBase(site.base, path)} lacks “${missing.join(' ')}”, which no font of publishing/draw-picture.ts has.`,
      );
  };
  const all = [home, ...pages];
  // A few at a time: one is laid out while others are drawn, and each takes memory.
  for (let index = 0; index < all.length; index += 8) await Promise.all(all.slice(index, index + 8).map(add));
  return { files, notes };
}
