import { createContext, use, useMemo, type ReactNode } from 'react';
import { localeOf } from '../../model/localized-path.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { stringsOf, type Strings } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import type { AppProps } from './app-props.ts';

/** What every part of the frame may ask for. */
export type SiteContextValue = {
  readonly site: SiteInfo;
  /** A site path or address as it goes into `href`: base path added. */
  readonly href: (url: string) => string;
  /** The component behind a live node's name. */
  readonly live: AppProps['live'];
  /** Texts of the frame in the page's language. */
  readonly strings: Strings;
};

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/**
 * Gives the frame its site. The router's state is not part of it: a sidebar that still waits for its JSON would lose the
 * server's HTML if its context changed, and the state changes with every click.
 */
export function SiteProvider({
  site,
  live,
  path = '/',
  children,
}: Pick<AppProps, 'site' | 'live'> & {
  /** The page's path, which decides on its language. Default: the default locale's. */
  readonly path?: string;
  readonly children: ReactNode;
}) {
  const locale = localeOf(path, site.locales);
  const value = useMemo(
    () => ({ site, live, href: (url: string) => withBase(site.base, url), strings: stringsOf(locale) }),
    [site, live, locale],
  );
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** @throws Error outside of `SiteProvider` */
export function useSite(): SiteContextValue {
  const value = use(SiteContext);
  if (!value) throw new Error('useSite was called outside of <SiteProvider>.');
  return value;
}
