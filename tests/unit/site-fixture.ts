import type { SiteInfo } from '../../engine/model/site-info.ts';

/** A small site for unit tests of the frame. `changes` overrides any of its keys. */
export function siteFixture(changes: Partial<SiteInfo> = {}): SiteInfo {
  return {
    brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.example' },
    title: 'Acme Docs',
    titleDelimiter: '|',
    url: 'https://docs.example',
    base: '/',
    root: '/',
    locale: { code: 'en', label: 'English', direction: 'ltr' },
    locales: [{ code: 'en', label: 'English' }],
    versions: [{ label: 'Next', href: '/' }],
    navbar: { items: [], hideOnScroll: false },
    colorMode: { default: 'light', respectSystem: false, disableSwitch: false },
    openIn: [],
    search: { enabled: true },
    ...changes,
  };
}
