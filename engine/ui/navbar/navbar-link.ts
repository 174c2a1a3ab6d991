import type { SiteInfo } from '../../model/site-info.ts';

export type SiteLink = { readonly label: string; readonly href: string; readonly activeOn?: readonly string[] };
export type NavbarItem = SiteInfo['navbar']['items'][number];

/** Whether a link leaves the site. */
export const isExternal = (href: string): boolean => !href.startsWith('/');

/**
 * The link's `aria-current`: `page` if it links to the page, `true` if the page is in the link's part of the site, otherwise undefined.
 * @param path the page's path, without the base path
 */
export function linkCurrent(link: SiteLink, path: string): 'page' | 'true' | undefined {
  if (link.href === path) return 'page';
  const prefixes = link.activeOn?.length ? link.activeOn : [link.href];
  return prefixes.some((prefix) => prefix !== '/' && !isExternal(prefix) && path.startsWith(prefix))
    ? 'true'
    : undefined;
}
