import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { CommandError } from '../engine/model/command-error.ts';
import { sidebarPages, type Sidebar, type SidebarItem } from '../engine/model/sidebar.ts';
import { findElement, findElements, parseHtml, type Element } from './elements.ts';

/** A page of the guide, as it was built. */
export type Chapter = { readonly path: string; readonly title: string; readonly article: Element };

/** A section below a second-level heading of a page. */
export type Section = { readonly id: string; readonly title: string };

/** The sections of a page, in order. */
export const sectionsOf = ({ article }: Pick<Chapter, 'article'>): Section[] =>
  findElements(article, ({ name, attribs }) => name === 'h2' && Boolean(attribs.id)).map((heading) => ({
    id: heading.attribs.id as string,
    title: DomUtils.textContent(heading).replace(/\s+/g, ' ').trim(),
  }));

/** A guide of a built site: what a book is made of. */
export type BuiltGuide = {
  readonly id: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly label: string;
  readonly siteTitle: string;
  readonly language: string;
  readonly direction: string;
  readonly base: string;
  /** URL of the site with its base path, without the last slash. Undefined if the site doesn't know it. */
  readonly url: string | undefined;
  /** URL path of the brand's mark, if the site has one. */
  readonly logo: string | undefined;
  /** The release that the site announces, such as `4.15.1`. */
  readonly release: string | undefined;
  /** When a page of the guide was last changed, as an ISO date. */
  readonly date: string | undefined;
  readonly items: readonly SidebarItem[];
  /** The pages in reading order, each once. */
  readonly chapters: readonly Chapter[];
  /** Names of the stylesheets that the pages have. */
  readonly styles: readonly string[];
};

type PageFile = { readonly title: string; readonly style: string; readonly updated?: { readonly time: string } };

/**
 * Reads a guide from a built site.
 * @param id id of its sidebar
 * @throws CommandError when there is no such guide
 */
export async function readGuide(folder: string, id: string): Promise<BuiltGuide> {
  const { label, items } = await readSidebar(folder, id);
  const paths = [...new Set(sidebarPages(items).map(({ path }) => path))];
  if (paths.length === 0) throw new CommandError(`The guide “${id}” has no pages.`, 'Choose another guide.');
  const pages = await Promise.all(paths.map((path) => readPage(folder, path)));
  const first = pages[0] as (typeof pages)[number];
  const { lang = 'en', dir = 'ltr', 'data-base': base = '/' } = findElement(first.document, 'html')?.attribs ?? {};
  const canonical = DomUtils.findOne(({ attribs }) => attribs.rel === 'canonical', first.document.children)?.attribs
    .href;
  const announcement = DomUtils.findOne(({ attribs }) => attribs.class === 'announcement', first.document.children);
  const brand = DomUtils.findOne(({ attribs }) => attribs.class === 'brand', first.document.children);
  const times = pages.flatMap(({ updated }) => updated?.time ?? []);
  return {
    id,
    folder,
    label,
    siteTitle: brand ? DomUtils.textContent(brand).trim() : label,
    language: lang,
    direction: dir,
    base,
    url: canonical?.endsWith(encodeURI(first.path)) ? canonical.slice(0, -encodeURI(first.path).length) : undefined,
    logo: brand ? findElement(brand, 'img')?.attribs.src : undefined,
    release: announcement ? /\brelease (\d[\w.-]*\w)/.exec(DomUtils.textContent(announcement))?.[1] : undefined,
    date: times
      .map((time) => new Date(time).toISOString().slice(0, 10))
      .sort()
      .at(-1),
    items,
    chapters: pages,
    styles: [...new Set(pages.map(({ style }) => style))],
  };
}

async function readSidebar(folder: string, id: string): Promise<Sidebar> {
  const sidebars = join(folder, 'sidebars');
  const ids = existsSync(sidebars)
    ? (await readdir(sidebars)).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
    : [];
  if (ids.length === 0)
    throw new CommandError(`${folder} isn't a site that this project built: it has no guides.`, 'Run npm run build.');
  if (!ids.includes(id))
    throw new CommandError(
      id === '' ? 'Say which guide.' : `There is no guide “${id}”.`,
      `Use one of these: ${ids.sort().join(', ')}. For example: npm run book -- ${ids[0]}`,
    );
  return JSON.parse(await readFile(join(sidebars, `${id}.json`), 'utf8')) as Sidebar;
}

async function readPage(folder: string, path: string) {
  const read = (file: string) => readFile(join(folder, path, file), 'utf8');
  const [html, page] = await Promise.all([
    read('index.html'),
    read('page.json').then((text) => JSON.parse(text) as PageFile),
  ]);
  const document = parseHtml(html);
  const article = findElement(document, 'article');
  if (!article)
    throw new CommandError(`${join(folder, path, 'index.html')} has no article.`, 'Run npm run build again.');
  return { ...page, path, document, article };
}
