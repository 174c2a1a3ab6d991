/**
 * Adds behavior to static HTML once the client runs: switching tabs, copying code, playing a video. `mount` is called
 * with the article after hydration and after each navigation; it may return a function that undoes everything. React
 * sets the article's HTML only once, so an enhancement may change it.
 */
export type Enhancement = { readonly mount: (article: HTMLElement) => void | (() => void) };

/** An enhancement that is loaded when a page needs it. */
export type EnhancementEntry = {
  /** Matches the HTML of pages that need it. */
  readonly mark: RegExp;
  readonly load: () => Promise<{ readonly enhancement: Enhancement }>;
};
