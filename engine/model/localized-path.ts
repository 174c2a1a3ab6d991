/** The part of a locale that these functions use. The first locale is the default and has no path segment. */
type Locale = { readonly code: string };

/**
 * The same page in another locale: replaces the path's locale segment.
 * @param path with or without a locale segment, without the base path
 */
export function localizedPath(path: string, locale: string, locales: readonly Locale[]): string {
  const plain = localeOf(path, locales) === locales[0] ? path : path.slice(path.indexOf('/', 1));
  return locale === locales[0]?.code ? plain : `/${locale}${plain}`;
}

/** The locale of a path; undefined only when there are no locales. */
export function localeOf<Known extends Locale>(path: string, locales: readonly Known[]): Known | undefined {
  return locales.slice(1).find(({ code }) => path.startsWith(`/${code}/`)) ?? locales[0];
}
