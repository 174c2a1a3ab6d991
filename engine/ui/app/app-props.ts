import type { ComponentType } from 'react';
import type { PageData } from '../../model/page.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import type { SiteInfo } from '../../model/site-info.ts';

/** What the whole document body is drawn from, at build and in the browser alike. */
export type AppProps = {
  readonly site: SiteInfo;
  readonly page: PageData;
  /** A promise in the browser, where the sidebar's JSON comes on its own; its Suspense boundary keeps the server's HTML until then. */
  readonly sidebar?: Sidebar | Promise<Sidebar> | undefined;
  /** The component behind a live node's name. */
  readonly live: (name: string) => ComponentType<Record<string, unknown>>;
  /** Undefined at build. */
  readonly navigation?: NavigationState | undefined;
};

/** What the router tells the frame. */
export type NavigationState = {
  /** A page is on its way. */
  readonly pending: boolean;
  /** The last navigation failed; the frame shows the text and a Retry button. */
  readonly error?: { readonly message: string; readonly retry: () => void };
};
