import type { PageData } from '../model/page.ts';
import type { PageStore } from './page-store.ts';
import type { Router, Screen } from './router.ts';

/** In development, shows the new version of an edited page without losing the scroll position. */
export function watchContent(pages: PageStore, router: Router, screen: Screen): void {
  import.meta.hot?.on('page:update', async (page: PageData) => {
    pages.put(page);
    if (document.documentElement.dataset.route === page.path) await screen.show(await router.collect(page));
  });
}
