import { siteConfigSchema, type UserConfig } from '../../model/site-config.ts';
import { toSiteInfo, type SiteInfo } from '../../model/site-info.ts';

/** A small site for unit tests of the frame; every key can be replaced. */
export function testSite(config: Partial<UserConfig> = {}): SiteInfo {
  return toSiteInfo(siteConfigSchema.parse({ brand: { name: 'Parley', slug: 'parley', appUrl: 'https://app.example' }, title: 'Parley Docs', tagline: 'A tagline.', ...config }));
}
