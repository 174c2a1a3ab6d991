import { errorAt, type Problem } from '../model/problem.ts';
import { nearest } from '../model/nearest.ts';
import { firstPage } from '../model/sidebar.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { SiteCheck } from './site-check.ts';
import { resolveLink } from '../site/links.ts';

type Link = { readonly label: string; readonly href: string; readonly guide?: string | undefined };

/** The navbar and the footer call a page what the page calls itself; they call a guide what its sidebar is called. */
export const linkNames: SiteCheck = (model) => linksOf(model).flatMap((link) => check(link, model));

function linksOf({ config: { site } }: SiteModel): Link[] {
  const navbar = site.navbar.items.flatMap((item): readonly Link[] => ('items' in item ? item.items : [item]));
  return [...navbar, ...(site.footer?.columns.flatMap(({ links }) => links) ?? [])];
}

function check({ label, href, guide }: Link, model: SiteModel): Problem[] {
  const problem = (message: string, hint: string): Problem[] => [
    errorAt('link-names', { file: 'site.config.ts' }, message, hint),
  ];
  if (guide !== undefined && !model.sidebars.some(({ id }) => id === guide)) {
    const guess = nearest(
      guide,
      model.sidebars.map(({ id }) => id),
    );
    return problem(
      `The link “${label}” names the guide \`${guide}\`, which is not a sidebar.`,
      guess ? `Did you mean \`${guess}\`?` : 'Take an id from config/sidebars.ts.',
    );
  }
  const names = namesOf(href, model);
  if (!names.length || names.includes(label)) return [];
  return problem(
    `The link “${label}” leads to what is called “${names[0]}” everywhere else.`,
    'Give a page one name: change the label, or the title and `label` of the page.',
  );
}

/** The names of a page: the guide that begins with it, its label and its title. Empty for what is not a page of this site. */
function namesOf(href: string, { sidebars, pages }: SiteModel): string[] {
  const guide = sidebars.find(({ items }) => firstPage(items)?.path === href);
  if (guide?.guides) return [guide.label];
  const page = pages.get(href);
  return page ? [page.meta.title, ...[page.meta.label, guide?.label].filter((name) => name !== undefined)] : [];
}

/** Navbar, footer, announcement and search suggestions lead to pages that exist. */
export const configuredLinks: SiteCheck = (model) => {
  const [anyPage] = model.pages.values();
  if (!anyPage) return [];
  return placesOf(model).flatMap(({ what, href }): readonly Problem[] => {
    const link = resolveLink(href, anyPage.source, model);
    // A path without a slash at the end is a file, and the build writes files that no page names, such as llms.txt.
    if (link.kind !== 'broken' || !link.path.endsWith('/')) return [];
    const guess = nearest(link.path, [...model.pages.keys()]);
    return [
      errorAt(
        'links',
        { file: 'site.config.ts' },
        `${what} leads nowhere: there is no page ${link.path}.`,
        guess ? `Did you mean ${guess}?` : 'For a place that this site doesn’t have, write the whole URL.',
      ),
    ];
  });
};

function placesOf(model: SiteModel): { readonly what: string; readonly href: string }[] {
  const { site } = model.config;
  const announcement = site.announcement?.href;
  return [
    ...linksOf(model).map(({ label, href }) => ({ what: `The link “${label}”`, href })),
    ...(announcement === undefined ? [] : [{ what: 'The announcement', href: announcement }]),
    ...site.search.common.map((href) => ({ what: 'An entry of `search.common`', href })),
  ];
}
