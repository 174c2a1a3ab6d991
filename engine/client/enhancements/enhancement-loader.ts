import type { Enhancement, EnhancementEntry } from './enhancement.ts';

/** Loads and mounts the enhancements that pages need. */
export type EnhancementLoader = {
  /**
   * Loads the enhancements for a page before it is rendered. Never rejects, because a page is usable without them.
   * @param html the page's static HTML
   */
  readonly preload: (html: string) => Promise<void>;
  /**
   * Mounts the loaded enhancements on a page's article. If one throws, the error is logged and the others are still
   * mounted.
   * @returns a function that unmounts them
   */
  readonly mount: (article: HTMLElement) => () => void;
};

/** @param entries the enhancements that pages can need, in the order in which they are mounted */
export function createEnhancementLoader(entries: readonly EnhancementEntry[]): EnhancementLoader {
  const loaded = new Map<EnhancementEntry, Enhancement>();
  return {
    preload: async (html) => {
      const wanted = entries.filter((entry) => !loaded.has(entry) && entry.mark.test(html));
      await Promise.all(
        wanted.map((entry) =>
          entry.load().then(({ enhancement }) => void loaded.set(entry, enhancement), console.warn),
        ),
      );
    },
    mount: (article) => {
      const cleanups = entries.map((entry) => {
        try {
          return loaded.get(entry)?.mount(article);
        } catch (error) {
          console.error(error);
          return undefined;
        }
      });
      return () => cleanups.forEach((cleanup) => cleanup?.());
    },
  };
}
