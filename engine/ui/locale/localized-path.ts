import type { SiteInfo } from '../../model/site-info.ts';

/**
 * The same page in another locale: replaces the path's locale segment. The first locale is the default and has no segment.
 * @param path with or without a locale segment, without the base path
 */
export function localizedPath(path: string, locale: string, locales: SiteInfo['locales']): string {
  const [standard, ...others] = locales.map(({ code }) => code);
  const plain = others.some((code) => path.startsWith(`/${code}/`)) ? path.slice(path.indexOf('/', 1)) : path;
  return locale === standard ? plain : `/${locale}${plain}`;
}

/** Code of the locale that a path belongs to. */
export function localeOf(path: string, locales: SiteInfo['locales']): string {
  return (locales.slice(1).find(({ code }) => path.startsWith(`/${code}/`)) ?? locales[0])?.code ?? 'en';
}
