import type { Sidebar } from '../../model/sidebar.ts';

const settled = new WeakMap<Promise<Sidebar>, Promise<Sidebar | undefined>>();

/** The same promise, but with undefined in place of a failure; always the same one for the same input, as React's `use` needs it. */
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
