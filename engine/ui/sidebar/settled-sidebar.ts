import type { Sidebar } from '../../model/sidebar.ts';

const settled = new WeakMap<Promise<Sidebar>, Promise<Sidebar | undefined>>();

/**
 * A promise for the same sidebar that never rejects: it resolves to undefined on failure. The same input gives the same promise, as React's
 * `use` requires.
 */
export function settledSidebar(sidebar: Promise<Sidebar>): Promise<Sidebar | undefined> {
  let promise = settled.get(sidebar);
  if (!promise) {
    promise = sidebar.catch((error: unknown) => {
      console.warn('The sidebar did not load; the links in the document stay.', error);
      return undefined;
    });
    settled.set(sidebar, promise);
  }
  return promise;
}
