import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SiteInfo } from '../../model/site-info.ts';
import { withBase } from '../../model/url.ts';
import type { AppProps } from './app-props.ts';

/** What every part of the frame may ask for. */
export type SiteContextValue = {
  readonly site: SiteInfo;
  /** A site path or address as it goes into `href`: base path added. */
  readonly href: (url: string) => string;
  /** The component behind a live node's name. */
  readonly live: AppProps['live'];
};

const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/**
 * Gives the frame its site. The router's state is not part of it: a sidebar that still waits for its JSON would lose the
 * server's HTML if its context changed, and the state changes with every click.
 */
export function SiteProvider({
  site,
  live,
  children,
}: Pick<AppProps, 'site' | 'live'> & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ site, live, href: (url: string) => withBase(site.base, url) }), [site, live]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** @throws Error outside of `SiteProvider` */
export function useSite(): SiteContextValue {
  const value = use(SiteContext);
  if (!value) throw new Error('useSite was called outside of <SiteProvider>.');
  return value;
}
