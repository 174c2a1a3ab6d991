import { publishedFolder } from '../engine/model/published.ts';
import { sidebarPages, type Sidebar, type SidebarItem } from '../engine/model/sidebar.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { withBase } from '../engine/model/url.ts';
import type { HeadElement, PublishedSite } from '../engine/site/publisher.ts';
import { publicUrl } from './public-url.ts';

type Described = Pick<PublishedSite, 'site' | 'sidebars' | 'pages'>;
type Page = Described['pages'][number];

/** Name of a guide's folder: the first part of its first page's path; its id, if that is empty or another guide's. */
export function guideFolders(sidebars: readonly Sidebar[]): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { id, items, guides } of sidebars) {
    const first = guides?.find((guide) => guide.id === id)?.path ?? sidebarPages(items)[0]?.path ?? '/';
    const name = first.split('/')[1] ?? '';
    folders.set(id, name && ![...folders.values()].includes(name) ? name : id);
  }
  return folders;
}

/** Where programs that have a page's HTML find the list of all pages as Markdown. */
export const listLink = ({ base }: SiteConfig): HeadElement => ({
  tag: 'hidden-link',
  href: withBase(base, '/llms.txt'),
});

/** Site path of a guide's list. */
const listPath = (folder: string): string => `/${folder}/llms.txt`;

const link = (title: string, url: string, about = ''): string =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${url})${about && `: ${about}`}`;

/** Sections with headings, without the empty ones. */
const document = (
  title: string,
  summary: string,
  sections: readonly (readonly [heading: string | undefined, lines: readonly string[]])[],
): string =>
  [`# ${title}\n`, `> ${summary}\n`]
    .concat(
      sections
        .filter(([, lines]) => lines.length > 0)
        .map(([heading, lines]) => `${heading === undefined ? '' : `## ${heading}\n\n`}${lines.join('\n')}\n`),
    )
    .join('\n');

/**
 * The lists of llmstxt.org: a short one for the site, which links to one for each guide. Those link to every page's Markdown, with one
 * sentence about it.
 * @param fullTexts paths of the parts of the whole text, by the id of the guide
 * @returns path in the output → text
 */
export function llmsTxts(
  described: Described,
  fullTexts: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> {
  const { sidebars } = described;
  const folders = guideFolders(sidebars);
  return new Map([
    ['llms.txt', siteList(described, folders, fullTexts)],
    ...[...folders].map(([id, folder]): [string, string] => [listPath(folder).slice(1), guideList(described, id)]),
  ]);
}

function siteList(
  { site, sidebars }: Described,
  folders: ReadonlyMap<string, string>,
  fullTexts: ReadonlyMap<string, readonly string[]>,
): string {
  const url = (path: string): string => publicUrl(site, path);
  const parts = sidebars.flatMap(({ id, label }) =>
    (fullTexts.get(id) ?? []).map((path, index, { length }) =>
      link(`${label}, part ${index + 1} of ${length}`, url(path)),
    ),
  );
  return document(site.title, site.tagline, [
    [undefined, [`Every page is also Markdown: add \`index.md\` to its URL, or ask for \`text/markdown\`.`]],
    [
      'Guides',
      sidebars.map(({ id, label, items }) => {
        const categories = items.filter(({ type }) => type === 'category').map((item) => item.label);
        const count = sidebarPages(items).length;
        return link(
          label,
          url(listPath(folders.get(id) as string)),
          [count === 1 ? '1 page' : `${count} pages`, ...(categories.length ? [categories.join(', ')] : []), '']
            .join('. ')
            .trim(),
        );
      }),
    ],
    [
      'For programs',
      [
        link('How to use these docs', url('/skill.md'), 'A skill for assistants: what is where, and how to cite it.'),
        ...(site.published === undefined
          ? []
          : [
              link(
                'Data',
                url(`/${publishedFolder}/index.json`),
                'What the tables of the pages are made from, as JSON.',
              ),
            ]),
      ],
    ],
    ['Optional', parts],
  ]);
}

function guideList(described: Described, id: string): string {
  const { site, sidebars, pages } = described;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const line = ({ path, title, description }: Page): string =>
    link(title, publicUrl(site, `${path}index.md`), description);
  const lines = (items: readonly SidebarItem[]): string[] =>
    sidebarPages(items)
      .flatMap(({ path }) => byPath.get(path) ?? [])
      .map(line);
  const { label = '', items = [] } = sidebars.find((sidebar) => sidebar.id === id) ?? {};
  // Pages in no sidebar are listed once, with the first guide.
  const listed = new Set(sidebars.flatMap((sidebar) => sidebarPages(sidebar.items).map(({ path }) => path)));
  const others = id === sidebars[0]?.id ? pages.filter(({ path }) => !listed.has(path)) : [];
  return document(`${site.title}: ${label}`, site.tagline, [
    [undefined, lines(items.filter(({ type }) => type === 'page'))],
    ...items.flatMap((item) => (item.type === 'category' ? [[item.label, lines(item.items ?? [])] as const] : [])),
    ['More', others.map(line)],
  ]);
}
