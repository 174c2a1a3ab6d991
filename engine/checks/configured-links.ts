import { nearest } from '../model/nearest.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { resolveLink } from '../site/links.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { SiteCheck } from './site-check.ts';

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

function placesOf({ config: { site } }: SiteModel): { readonly what: string; readonly href: string }[] {
  const navbar = site.navbar.items.flatMap((item) => ('items' in item ? item.items : [item]));
  const footer = site.footer?.columns.flatMap(({ links }) => links) ?? [];
  const announcement = site.announcement?.href;
  return [
    ...[...navbar, ...footer].map(({ label, href }) => ({ what: `The link “${label}”`, href })),
    ...(announcement === undefined ? [] : [{ what: 'The announcement', href: announcement }]),
    ...site.search.common.map((href) => ({ what: 'An entry of `search.common`', href })),
  ];
}
