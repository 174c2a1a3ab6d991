import { absoluteUrl } from '../engine/model/url.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import type { HeadElement, PublishedPage } from '../engine/site/publisher.ts';

/** A step of the breadcrumbs without a page is left out: search engines want a URL for each. */
function breadcrumbList({ path, breadcrumbs }: PublishedPage, site: SiteConfig): object | undefined {
  const last = breadcrumbs.length - 1;
  const steps = breadcrumbs.flatMap(({ title, path: target }, index) =>
    index === last ? [{ title, path }] : target === undefined ? [] : [{ title, path: target }],
  );
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: absoluteUrl(site, step.path),
    })),
  };
}

/** What search engines read of a page (schema.org, JSON-LD): what it is and where it belongs. Nothing, if the site doesn't know its URL. */
export function structuredData(page: PublishedPage, site: SiteConfig): readonly HeadElement[] {
  const url = absoluteUrl(site, page.path);
  // For search engines, a page without a translation is its original.
  if (url === undefined || page.type === 'not-found' || page.lang) return [];
  const publisher = { '@type': 'Organization', name: site.brand.name };
  const whole = { '@type': 'WebSite', name: site.title, url: absoluteUrl(site, '/') };
  const about =
    page.path === '/'
      ? { ...whole, description: page.description, publisher }
      : page.type === 'index'
        ? { '@type': 'CollectionPage', name: page.title, description: page.description, url, isPartOf: whole }
        : {
            '@type': 'TechArticle',
            headline: page.title,
            description: page.description,
            url,
            ...(page.updated ? { dateModified: page.updated.time } : {}),
            isPartOf: whole,
            publisher,
          };
  const graph = [about, breadcrumbList(page, site)].filter((entry) => entry !== undefined);
  return [{ tag: 'json-ld', data: { '@context': 'https://schema.org', '@graph': graph } }];
}
