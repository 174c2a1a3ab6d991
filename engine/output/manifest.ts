import type { DescribedSite } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';

/** An icon of the site; `src` is a site path without the base path. */
export type SiteIcon = {
  readonly src: string /** `32x32`, or `any` for SVG. */;
  readonly sizes: string /** MIME type. */;
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
};

/** What the manifest is made from. Colors are CSS colors: the background in light mode, and the toolbar around it. */
export type ManifestInput = {
  readonly site: DescribedSite;
  readonly icons: readonly SiteIcon[];
  readonly backgroundColor: string;
  readonly themeColor: string;
};

/** `site.webmanifest`: name, colors and icons for readers who add the site to a home screen. */
export function manifest({ site, icons, backgroundColor, themeColor }: ManifestInput): string {
  const content = {
    name: site.title,
    short_name: site.brand.name,
    description: site.tagline,
    lang: site.locale.code,
    dir: site.locale.direction,
    start_url: site.base,
    scope: site.base,
    display: 'minimal-ui',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: icons.map((icon) => ({ ...icon, src: withBase(site.base, icon.src) })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
