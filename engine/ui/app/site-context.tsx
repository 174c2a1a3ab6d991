import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SiteInfo } from '../../model/site-info.ts';
import { stringsOf, type Strings } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import type { AppProps } from './app-props.ts';

export type SiteContextValue = {
  readonly site: SiteInfo;
  /** Turns a site path or URL into an `href`: adds the base path to site paths. */
  readonly href: (url: string) => string;
  readonly live: AppProps['live'];
  readonly strings: Strings;
};

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/**
 * Provides the site to the frame. The router's state isn't part of the context, because it changes with every click, and a sidebar that
 * still waits for its JSON would lose the server's HTML when its context changes.
 */
export function SiteProvider({
  site,
  live,
  children,
}: Pick<AppProps, 'site' | 'live'> & { readonly children: ReactNode }) {
  const value = useMemo(
    () => ({ site, live, href: (url: string) => withBase(site.base, url), strings: stringsOf(site.locale) }),
    [site, live],
  );
  return <SiteContext value={value}>{children}</SiteContext>;
}

/**
 * The context of the frame.
 * @throws Error outside of `SiteProvider`
 */
export function useSite(): SiteContextValue {
  const value = use(SiteContext);
  if (!value) throw new Error('useSite was called outside of <SiteProvider>.');
  return value;
}
