import type { Enhancement, EnhancementEntry } from './enhancement.ts';

/** Fetches the enhancements of pages and mounts them. */
export type EnhancementLoader = {
  /** Brings what a page needs, before it is drawn. Never fails: a page without its copy buttons is still a page. */
  readonly preload: (html: string) => Promise<void>;
  /**
   * Mounts everything that is here on a page's article. One that fails is reported and leaves the others alone.
   * @returns a function that takes all of them away again
   */
  readonly mount: (article: HTMLElement) => () => void;
};

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
