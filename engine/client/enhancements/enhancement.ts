/**
 * What static content can do once the client runs: switch a tab, copy code, load a video.
 * `mount` is called with the article on first load and after each navigation; it adds its listeners to the article and
 * may return a function that takes them away. The article's HTML is static (React sets it once), so an enhancement may change attributes in it.
 */
export type Enhancement = { readonly mount: (article: HTMLElement) => void | (() => void) };

/** An enhancement that is fetched when a page has something for it. */
export type EnhancementEntry = {
  /** What stands in the HTML of a page that needs it. */
  readonly mark: RegExp;
  readonly load: () => Promise<{ readonly enhancement: Enhancement }>;
};
