import { siteConfigSchema, type UserConfig } from '../../engine/model/site-config.ts';
import { toSiteInfo, type SiteInfo } from '../../engine/model/site-info.ts';

/** A small site for tests; `change` overrides its keys. */
export function testSite(change: Partial<UserConfig> = {}): SiteInfo {
  const brand = { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' };
  return toSiteInfo(
    siteConfigSchema.parse({
      brand,
      title: 'Acme Docs',
      tagline: 'How Acme works.',
      url: 'https://docs.acme.example',
      ...change,
    }),
  );
}
