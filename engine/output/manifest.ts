import type { DescribedSite } from '../model/site-info.ts';
import { withBase } from '../model/url.ts';
import { pageColor } from './page-color.ts';

/** An icon of the site; `src` is a site path without the base path. */
export type SiteIcon = {
  readonly src: string;
  /** `32x32`, or `any` for SVG. */
  readonly sizes: string;
  /** MIME type. */
  readonly type: string;
  readonly purpose?: 'any' | 'maskable';
};

/** `site.webmanifest`: name, colors and icons for readers who add the site to a home screen. */
export function manifest(site: DescribedSite, icons: readonly SiteIcon[]): string {
  const content = {
    name: site.title,
    short_name: site.brand.name,
    description: site.tagline,
    lang: site.locale.code,
    dir: site.locale.direction,
    start_url: site.base,
    scope: site.base,
    display: 'minimal-ui',
    background_color: pageColor.light,
    theme_color: pageColor.light,
    icons: icons.map((icon) => ({ ...icon, src: withBase(site.base, icon.src) })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
