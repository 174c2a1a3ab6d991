import type { PageData } from '../model/page.ts';
import type { PageStore } from './page-store.ts';
import type { Router, Screen } from './router.ts';

/** In development: a page whose file was edited takes the place of the old one, and the reader stays where they were. */
export function watchContent(pages: PageStore, router: Router, screen: Screen): void {
  import.meta.hot?.on('page:update', async (page: PageData) => {
    pages.put(page);
    if (document.documentElement.dataset.route === page.path) await screen.show(await router.collect(page));
  });
}
