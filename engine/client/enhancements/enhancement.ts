import type { EnhancementName } from '../../model/page-needs.ts';
import type { Strings } from '../../model/strings.ts';

/**
 * Adds behavior to static HTML once the client runs: switching tabs, copying code, playing a video. `mount` is called with the article
 * after hydration and after each navigation; it may return a function that undoes everything. React sets the article's HTML only once, so
 * an enhancement may change it.
 */
export type Enhancement = {
  /** @param strings texts in the page's language */
  readonly mount: (article: HTMLElement, strings: Strings) => void | (() => void);
};

/** Functions that load enhancements when a page needs them. */
export type EnhancementImports = Readonly<
  Record<EnhancementName, () => Promise<{ readonly enhancement: Enhancement }>>
>;
