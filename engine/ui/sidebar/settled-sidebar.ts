import type { Sidebar } from '../../model/sidebar.ts';

const settled = new WeakMap<Promise<Sidebar>, Promise<Sidebar | undefined>>();

/** A promise that resolves to undefined on failure; the same one for the same input, as React's `use` requires. */
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
