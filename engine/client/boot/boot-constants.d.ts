// Constants that the build inserts into the boot script.

/** URL of the client's entry, including the base path. */
declare const __CLIENT__: string;
/** URL of `integrity-list.ts`. */
declare const __INTEGRITY__: string;
declare const __SEARCH__: string;
/** URL of the script that highlights matches on a page. */
declare const __MATCHES__: string;
declare const __COLOR__: { readonly default: 'light' | 'dark'; readonly respectSystem: boolean };
declare const __ANNOUNCEMENT__: string | null;
/** Whether page views are counted. The client is then loaded after the page, so that the first view counts too. */
declare const __ANALYTICS__: boolean;
declare const __DEV__: boolean;
/** Base path of the whole site. */
declare const __ROOT__: string;
/** Codes of the languages that have a path segment; null for a site in one language. */
declare const __LANGUAGES__: readonly string[] | null;
