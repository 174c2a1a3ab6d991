import { createElement, use, type ComponentType } from 'react';
import { LoadError } from './page-store.ts';
import { reloadOnce } from './reload-once.ts';

type Live = ComponentType<Record<string, unknown>>;

export type LiveLoader = {
  /** Loads components before they are rendered. Never rejects: a component that doesn't load is rendered as an error. */
  readonly preload: (names: readonly string[]) => Promise<void>;
  /** The component with a name. If it isn't loaded yet, a placeholder that suspends until it is, and throws a `LoadError` if loading fails. */
  readonly live: (name: string) => Live;
};

/** Functions that import live components, by name. A page loads only those it shows. */
export type LiveImports = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/**
 * Creates a loader.
 * @param list loads the list of imports, which is a separate chunk because most pages have no live components
 * @param build id of the build. A failed import reloads the page once per build, because a deployment may have removed the files.
 */
export function createLiveLoader(list: () => Promise<LiveImports>, build: string): LiveLoader {
  const loaded = new Map<string, Live>();
  const loading = new Map<string, Promise<Live>>();
  const placeholders = new Map<string, Live>();

  const download = async (name: string): Promise<Live> => {
    let component: Live | undefined;
    try {
      const imports = await list();
      if (Object.hasOwn(imports, name)) component = (await imports[name]?.()) as Live;
    } catch (error) {
      console.warn(`The component “${name}” did not load.`, error);
      // WebKit rejects pending imports before it reports that the reader leaves.
      await new Promise((next) => setTimeout(next, 300));
      if (reloadOnce(build)) return new Promise(() => {});
      // React calls this again while it handles the error, so the failure is kept until the next click, which may be on Retry.
      addEventListener('click', () => loading.delete(name), { capture: true, once: true });
      throw new LoadError(`Part of this page could not be loaded (${name}).`, { cause: error });
    }
    if (!component) throw new Error(`There is no live component “${name}”.`);
    loaded.set(name, component);
    return component;
  };
  const load = (name: string): Promise<Live> => {
    const component = loading.get(name) ?? download(name);
    loading.set(name, component);
    return component;
  };

  return {
    preload: async (names) => void (await Promise.allSettled(names.map(load))),
    live: (name) => {
      // A rendered placeholder is kept, because another component type would lose the state.
      const Component = placeholders.get(name) ?? loaded.get(name);
      if (Component) return Component;
      const Placeholder: Live = (props) => createElement(use(load(name)), props);
      placeholders.set(name, Placeholder);
      return Placeholder;
    },
  };
}
