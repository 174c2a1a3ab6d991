import type { SiteConfig } from '../model/site-config.ts';
import type { SitePage } from './site-pages.ts';

/**
 * The configuration for a folder that has none of its own. The project's settings for appearance and search stay; its names, links,
 * footer, announcement and URLs don't apply to the folder, so they are removed.
 * @param folder the folder's name, the fallback for the title
 */
export function folderConfig(site: SiteConfig, home: SitePage | undefined, folder: string): SiteConfig {
  const title = home?.meta.title || capitalized(folder.replace(/[-_]+/g, ' ').trim()) || 'Documentation';
  const { url: _url, footer: _footer, announcement: _announcement, editUrl: _editUrl, jobs: _jobs, ...rest } = site;
  const { name, slug, appUrl } = site.brand;
  return {
    ...rest,
    title,
    tagline: home?.meta.description || title,
    brand: { name, slug, appUrl },
    navbar: { ...site.navbar, items: [] },
    requiredContacts: [],
    updatedBy: {},
  };
}

const capitalized = (text: string): string => (text[0]?.toUpperCase() ?? '') + text.slice(1);
