/** Constants that the build puts into the boot script. */
/** URL of the client's entry, base path included. */
declare const __CLIENT__: string;
/** URL of the search's program. */
declare const __SEARCH__: string;
/** URL of what marks in a page what was searched for. */
declare const __MATCHES__: string;
declare const __COLOR__: { readonly default: 'light' | 'dark'; readonly respectSystem: boolean };
/** Id of the announcement bar, null without one. */
declare const __ANNOUNCEMENT__: string | null;
/** Page views are counted: the client comes as soon as the page is idle, because the first view counts too. */
declare const __ANALYTICS__: boolean;
declare const __DEV__: boolean;
