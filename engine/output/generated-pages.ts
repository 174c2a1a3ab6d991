import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Crumb, PageData } from '../model/page.ts';
import { firstPage, sidebarTrail, type Sidebar, type SidebarCategory } from '../model/sidebar.ts';
import { localeOf, type SiteInfo } from '../model/site-info.ts';
import { fillString, generatedTextsOf, type GeneratedTexts } from '../model/strings.ts';
import { slugify, withBase } from '../model/url.ts';
import { allPagesPath } from '../site/category-ids.ts';
import { categoriesOf } from '../site/sidebars.ts';
import type { Changes } from '../site/publisher.ts';
import { guideCrumb, pageLink, type SiteModel } from '../site/site-model.ts';
import { NotFound } from '../ui/not-found/NotFound.tsx';
import { PageIndex } from '../ui/page-list/PageIndex.tsx';
import { PageList } from '../ui/page-list/PageList.tsx';
import type { Client } from './render-document.ts';

export type GeneratedPagesInput = {
  readonly model: SiteModel;
  readonly site: SiteInfo;
  readonly client: Pick<Client, 'build' | 'styles'>;
};

type GeneratedPage = Pick<PageData, 'path' | 'type' | 'title' | 'description' | 'body'> & Partial<PageData>;

const complete = ({ client }: GeneratedPagesInput, page: GeneratedPage): PageData => ({
  toc: [],
  style: client.styles.lists,
  breadcrumbs: [],
  related: [],
  build: client.build,
  ...page,
});

const textsFor = ({ model }: GeneratedPagesInput): GeneratedTexts => generatedTextsOf(localeOf(model.config.site));

/** The 404 page. */
export function notFoundPage(input: GeneratedPagesInput): PageData {
  const { base, search } = input.site;
  const strings = textsFor(input);
  const body = renderToStaticMarkup(
    createElement(NotFound, { starts: startsOf(input), base, search: search.enabled, strings }),
  );
  return complete(input, {
    path: '/404/',
    type: 'not-found',
    title: strings.notFound,
    description: strings.notFoundSummary,
    body: [body],
  });
}

/** Where a reader without a page begins: at the jobs, by audience, or at the guides of a site without jobs. */
function startsOf({ model, site: { base } }: GeneratedPagesInput): { label: string; href: string; text?: string }[] {
  const jobs = Object.values(model.config.site.jobs?.pages ?? {}).flatMap((path) => pageLink(model, path) ?? []);
  if (jobs.length)
    return jobs.map(({ path, title, description }) => ({
      label: title,
      href: withBase(base, path),
      ...(description ? { text: description } : {}),
    }));
  return model.sidebars.flatMap(({ label, items }) => {
    const first = firstPage(items);
    return first ? [{ label, href: withBase(base, first.path) }] : [];
  });
}

/** The generated lists (see `listPaths`) by path: all pages by guide, and each category. */
export function listPages(input: GeneratedPagesInput): ReadonlyMap<string, () => PageData> {
  const { model } = input;
  const categories = model.sidebars.flatMap((sidebar) =>
    categoriesOf(sidebar.items).map((category) => ({ sidebar, category })),
  );
  const { changes } = model;
  const pages: [string, () => PageData][] = [
    [allPagesPath, () => allPages(input)],
    ...(changes ? [[changes.page.path, () => changesPage(input, changes)] as [string, () => PageData]] : []),
    ...categories.map(({ sidebar, category }): [string, () => PageData] => [
      category.path,
      () =>
        complete(input, {
          path: category.path,
          type: 'index',
          title: category.label,
          description:
            category.description ??
            fillString(textsFor(input).pagesAbout, { subject: category.label, site: input.site.title }),
          sidebar: sidebar.id,
          breadcrumbs: crumbsOf(category, sidebar),
          body: [
            renderToStaticMarkup(
              createElement(PageList, {
                items: category.items ?? [],
                parts: 'linked',
                ...listing(input),
                // The lists of its parts have all descriptions.
                ...(category.items?.some(({ type }) => type !== 'page') ? { describe: describeWritten(input) } : {}),
              }),
            ),
          ],
        }),
    ]),
  ];
  return new Map(pages.filter(([path]) => model.generated.has(path)));
}

/**
 * Descriptions for lists of many pages. The label of an API operation says what it does, and the pages below a landing page what that is
 * about: their descriptions would make such a list as heavy as the site is large.
 */
const describeWritten =
  (input: GeneratedPagesInput) =>
  (path: string): string | undefined => {
    const page = input.model.pages.get(path);
    return page?.source.generated || page?.meta.type === 'landing' ? undefined : listing(input).describe(path);
  };

const changesPage = (input: GeneratedPagesInput, { page }: Changes): PageData =>
  complete(input, {
    ...page,
    type: 'index',
    breadcrumbs: [{ title: input.site.title, path: '/' }, { title: page.title }],
  });

function allPages(input: GeneratedPagesInput): PageData {
  const { sidebars, changes } = input.model;
  const strings = textsFor(input);
  const title = strings.allPages;
  const { base } = listing(input);
  return complete(input, {
    path: allPagesPath,
    type: 'index',
    title,
    description: fillString(strings.everyPage, { site: input.site.title }),
    breadcrumbs: [{ title: input.site.title, path: '/' }, { title }],
    scripts: ['filter'],
    body: [
      renderToStaticMarkup(
        createElement(PageIndex, { sidebars, strings, base, describe: describeWritten(input), changes }),
      ),
    ],
    toc: sidebars.flatMap(({ id, label, items }) => [
      { id, title: label, level: 2 as const },
      ...items.flatMap((item) =>
        item.type === 'category' ? [{ id: slugify(item.id), title: item.label, level: 3 as const }] : [],
      ),
    ]),
  });
}

const crumbsOf = ({ path }: SidebarCategory, sidebar: Sidebar): Crumb[] => [
  guideCrumb(sidebar),
  ...(sidebarTrail(sidebar.items, path) ?? []).map(({ label, path: list }) =>
    list === path ? { title: label } : { title: label, path: list },
  ),
];

const listing = ({ model, site }: GeneratedPagesInput) => ({
  base: site.base,
  describe: (path: string): string | undefined => pageLink(model, path)?.description,
});
