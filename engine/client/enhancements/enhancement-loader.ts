import type { EnhancementName } from '../../model/page-needs.ts';
import type { Enhancement, EnhancementImports } from './enhancement.ts';
import type { Strings } from '../../model/strings.ts';

export type EnhancementLoader = {
  /**
   * Loads the enhancements for a page before it is rendered. Never rejects, because a page is usable without them.
   * @param names what the page needs
   */
  readonly preload: (names: readonly EnhancementName[]) => Promise<void>;
  /**
   * Mounts the loaded enhancements on a page's article. If one throws, the error is logged and the others are still mounted.
   * @returns a function that unmounts them
   */
  readonly mount: (article: HTMLElement, strings: Strings) => () => void;
};

/** @param imports the enhancements that pages can need, in the order in which they are mounted */
export function createEnhancementLoader(imports: EnhancementImports): EnhancementLoader {
  const loaded = new Map<EnhancementName, Enhancement>();
  return {
    preload: async (names) => {
      await Promise.all(
        names
          .filter((name) => !loaded.has(name))
          .map((name) => imports[name]().then(({ enhancement }) => void loaded.set(name, enhancement), console.warn)),
      );
    },
    mount: (article, strings) => {
      const cleanups = (Object.keys(imports) as EnhancementName[]).map((name) => {
        try {
          return loaded.get(name)?.mount(article, strings);
        } catch (error) {
          console.error(error);
          return undefined;
        }
      });
      return () => cleanups.forEach((cleanup) => cleanup?.());
    },
  };
}
