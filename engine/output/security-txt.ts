import type { SiteConfig } from '../model/site-config.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { absoluteUrl } from '../model/url.ts';

/** The path that the standard requires: at the root of the domain, even if the site has a base path. */
export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;

/**
 * `security.txt` (RFC 9116): where to report vulnerabilities. It expires a year after the newest change of a page, so that two builds of a
 * commit are identical; without a history, or when that year is over, a year after the day of the build.
 * @param changed when each page was changed, as ISO times
 * @param now the time of the build
 * @returns undefined when the brand has no address for reports
 */
export function securityTxt(
  { brand, url, locales }: Pick<SiteConfig, 'brand' | 'url'> & Pick<SiteInfo, 'locales'>,
  changed: readonly string[],
  now: Date,
): string | undefined {
  if (brand.securityEmail === undefined) return undefined;
  const newest = Math.max(...changed.map((time) => Date.parse(time)).filter(Number.isFinite));
  const current = newest + 364 * day > now.getTime();
  const expires = new Date((current ? newest : Math.floor(now.getTime() / day) * day) + 364 * day);
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    ...(url === undefined ? [] : [`Canonical: ${absoluteUrl({ url, base: '/' }, securityTxtPath)}`]),
    '',
  ].join('\n');
}
