import { createElement, use, type ComponentType } from 'react';
import { LoadError } from './load-error.ts';
import { reloadOnce } from './reload-once.ts';

type Live = ComponentType<Record<string, unknown>>;

/** Loads live components and hands them to the page. */
export type LiveLoader = {
  /** Brings components before they are drawn. Never fails: what does not come is drawn as an error where it stands. */
  readonly preload: (names: readonly string[]) => Promise<void>;
  /** The component behind a name: itself when it is here, else a stand-in that suspends and throws a LoadError if it never comes. */
  readonly live: (name: string) => Live;
};

/** Live components by name, each with the import that brings it. A page loads only those it shows. */
export type LiveImports = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/**
 * @param list brings name → import of the component; a chunk of its own, because most pages have no live component
 * @param build a failed import reloads the page once for each build, because the usual reason is a deploy that removed the old files
 */
export function createLiveLoader(list: () => Promise<LiveImports>, build: string): LiveLoader {
  const loaded = new Map<string, Live>();
  const loading = new Map<string, Promise<Live>>();
  const standIns = new Map<string, Live>();

  const download = async (name: string): Promise<Live> => {
    let component: Live | undefined;
    try {
      const imports = await list();
      if (Object.hasOwn(imports, name)) component = (await imports[name]?.()) as Live;
    } catch (error) {
      console.warn(`The component “${name}” did not load.`, error);
      // WebKit rejects what is on its way before it says that the reader leaves.
      await new Promise((next) => setTimeout(next, 300));
      if (reloadOnce(build)) return new Promise(() => {});
      // React asks again while it handles the error, so the failure stays until the reader does something: any Retry button is a click.
      addEventListener('click', () => loading.delete(name), { capture: true, once: true });
      throw new LoadError(`A part of this page could not be loaded (${name}).`, { cause: error });
    }
    if (!component) throw new Error(`There is no live component “${name}”.`);
    loaded.set(name, component);
    return component;
  };
  const load = (name: string): Promise<Live> => {
    const known = loading.get(name) ?? download(name);
    loading.set(name, known);
    return known;
  };

  return {
    preload: async (names) => void (await Promise.allSettled(names.map(load))),
    live: (name) => {
      // Once a stand-in is drawn it stays, because another type in its place would lose the component's state.
      const known = standIns.get(name) ?? loaded.get(name);
      if (known) return known;
      const StandIn: Live = (props) => createElement(use(load(name)), props);
      standIns.set(name, StandIn);
      return StandIn;
    },
  };
}
