import type { ComponentType } from 'react';
import type { PageData } from '../../model/page.ts';
import type { Sidebar } from '../../model/sidebar.ts';
import type { SiteInfo } from '../../model/site-info.ts';

/** Props of `App`, the same at build and in the browser. */
export type AppProps = {
  readonly site: SiteInfo;
  readonly page: PageData;
  /** A promise in the browser, which fetches the sidebar's JSON; its Suspense boundary keeps the server's HTML until then. */
  readonly sidebar?: Sidebar | Promise<Sidebar> | undefined;
  readonly live: (name: string) => ComponentType<Record<string, unknown>>;
  /** Undefined at build. */
  readonly navigation?: NavigationState | undefined;
};

/** State of the router that the frame shows. */
export type NavigationState = {
  readonly pending: boolean;
  /** Set if the last navigation failed; the frame shows the message and a Retry button. */
  readonly error?: { readonly message: string; readonly retry: () => void };
};
