/** Written by the bundler (`engine/build/bundle-client.ts`): what the client knows of the site it belongs to. */
declare module 'virtual:site' {
  import type { SiteInfo } from '../model/site-info.ts';
  export const site: SiteInfo;
  /** Identifies the code and the configuration; equals `PageData.build` of the pages this client can draw. */
  export const build: string;
  /** Of `site`, by itself: where it is null, what counts page views is left out of the client. */
  export const analytics: SiteInfo['analytics'] | null;
}

declare module 'virtual:search' {
  import type { SearchTexts } from '../model/strings.ts';
  export const base: string;
  /** Texts by locale. */
  export const texts: Readonly<Record<string, SearchTexts>>;
  /** Address of the worker's script, base path included. */
  export const worker: string;
  /** Address of the style sheet of results and marks, base path included. */
  export const style: string;
}

declare module 'virtual:matches' {
  /** Address of the script that marks in a page what was searched for, base path included. */
  export const matches: string;
}

declare module 'virtual:values' {
  import type { Placeholders } from '../model/placeholder.ts';
  /** Address of the site's placeholders, which are JSON; the dev server has them here. */
  export const definitions: string | Placeholders;
  /** Address of the panel's style sheet, base path included. */
  export const style: string;
}

declare module 'virtual:live-components' {
  import type { LiveImports } from './live-loader.ts';
  /** From the site's `components/live.ts`; empty when the site has no live components. */
  export const liveComponents: LiveImports;
}
