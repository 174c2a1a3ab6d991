import { isSidebar } from '../model/payload-shape.ts';
import type { Sidebar } from '../model/sidebar.ts';
import { LoadError } from './page-store.ts';

/** Cache of sidebars by id. Each is fetched once; after a failure, the next page fetches it again. */
export type SidebarStore = {
  /** @throws LoadError when the file doesn't load or is invalid */
  readonly get: (id: string) => Promise<Sidebar>;
};

/**
 * Creates an empty store.
 * @param base the site's base path
 * @param build id of the client's build, part of the URL, so that caches don't return the sidebar of another build
 */
export function createSidebarStore(base: string, build: string): SidebarStore {
  const sidebars = new Map<string, Promise<Sidebar>>();
  const download = async (id: string): Promise<Sidebar> => {
    try {
      const response = await fetch(`${base}sidebars/${id}.json?b=${build}`);
      if (!response.ok) throw new Error(`The server returned ${response.status}.`);
      const sidebar: unknown = await response.json();
      if (isSidebar(sidebar)) return sidebar;
      throw new Error('The response is not a sidebar.');
    } catch (error) {
      sidebars.delete(id);
      throw new LoadError('The navigation beside the page could not be loaded.', { cause: error });
    }
  };
  return {
    get: (id) => {
      const sidebar = sidebars.get(id) ?? download(id);
      sidebars.set(id, sidebar);
      return sidebar;
    },
  };
}
